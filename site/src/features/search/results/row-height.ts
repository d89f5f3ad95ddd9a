import { type RefObject, useLayoutEffect, useState } from "react";

/** Under this width a row has two lines; the style sheet of the rows asks its container the same. */
const TWO_LINES_BELOW = 540;
const ONE_LINE = 38;
const TWO_LINES = 60;

/** Height of every row of a list, by the width the list has (design: rows are 38 px, 60 px with two lines). */
export function useRowHeight(list: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(ONE_LINE);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      // A page that is not laid out has no width; its rows are not seen either.
      const { clientWidth } = element;
      setHeight(clientWidth > 0 && clientWidth < TWO_LINES_BELOW ? TWO_LINES : ONE_LINE);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return height;
}
