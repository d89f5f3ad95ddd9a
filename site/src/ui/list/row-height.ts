import { type RefObject, useLayoutEffect, useState } from "react";

/** Row heights in rem, so that rows grow with the font size. */
export interface RowShape {
  /** Below this width rows have several lines; the style sheet of the rows has the same container query. */
  readonly narrowBelow: number;
  readonly wide: number;
  readonly narrow: number;
  /** Very large fonts: below this width names take up to four lines. */
  readonly tight?: { readonly below: number; readonly height: number };
}

/** Height of all rows of a list in pixels, by the width of the list. */
export function useRowHeight(list: RefObject<HTMLElement | null>, shape: RowShape): number {
  const { wide } = shape;
  const [height, setHeight] = useState(() => wide * rem());
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth } = element;
      // A list that is not laid out has no width and keeps its rows.
      if (clientWidth === 0) return;
      const unit = rem();
      setHeight(heightFor(clientWidth / unit, shape) * unit);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, shape]);
  return height;
}

/** Both in rem. */
export function heightFor(width: number, { narrowBelow, wide, narrow, tight }: RowShape): number {
  if (tight && width < tight.below) return tight.height;
  return width < narrowBelow ? narrow : wide;
}

/** Root font size in pixels. */
function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
