import { type RefObject, useLayoutEffect, useState } from "react";

/** Heights of the rows of a list, in rem: whoever has larger letters gets larger rows. */
export interface RowShape {
  /** Under this width a row has several lines; the style sheet of the rows asks its container the same. */
  readonly narrowBelow: number;
  readonly wide: number;
  readonly narrow: number;
}

/** Height of every row of a list, in pixels, by the width the list has. */
export function useRowHeight(list: RefObject<HTMLElement | null>, shape: RowShape): number {
  const { narrowBelow, wide, narrow } = shape;
  const [height, setHeight] = useState(() => wide * rem());
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth } = element;
      // A list that is not laid out has no width; it keeps the rows it had.
      if (clientWidth === 0) return;
      const unit = rem();
      setHeight((clientWidth < narrowBelow * unit ? narrow : wide) * unit);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, narrowBelow, wide, narrow]);
  return height;
}

/** The browser's text size, in pixels. */
function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
