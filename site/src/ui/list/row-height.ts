import { type RefObject, useLayoutEffect, useState } from "react";

/** Heights of the rows of a list, in rem: whoever has larger letters gets larger rows. */
export interface RowShape {
  /** Under this width a row has several lines; the style sheet of the rows asks its container the same. */
  readonly narrowBelow: number;
  readonly wide: number;
  readonly narrow: number;
  /** Very large letters: names take up to four lines under this width. */
  readonly tight?: { readonly below: number; readonly height: number };
}

/** Height of every row of a list, in pixels, by the width the list has. */
export function useRowHeight(list: RefObject<HTMLElement | null>, shape: RowShape): number {
  const { wide } = shape;
  const [height, setHeight] = useState(() => wide * rem());
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth } = element;
      // A list that is not laid out has no width; it keeps the rows it had.
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

/** The browser's text size, in pixels. */
function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
