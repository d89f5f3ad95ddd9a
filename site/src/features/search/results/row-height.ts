import { type RefObject, useLayoutEffect, useState } from "react";

// In rem: whoever has larger letters gets larger rows.
/** Under this width a row has two lines; the style sheet of the rows asks its container the same. */
const TWO_LINES_BELOW = 38.75;
const ONE_LINE = 2.375;
const TWO_LINES = 3.75;

/** Height of every row of a list, by the width the list has (design: rows are 38 px, 60 px with two lines). */
export function useRowHeight(list: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(() => ONE_LINE * rem());
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      // A page that is not laid out has no width; its rows are not seen either.
      const { clientWidth } = element;
      const unit = rem();
      const narrow = clientWidth > 0 && clientWidth < TWO_LINES_BELOW * unit;
      setHeight((narrow ? TWO_LINES : ONE_LINE) * unit);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return height;
}

/** The browser's text size, in pixels. */
function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
