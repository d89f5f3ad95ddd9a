import { type RefObject, useLayoutEffect } from "react";

/** The field is as high as its text, also when it is shown later or gets narrower. */
export function useFullHeight(area: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    const field = area.current;
    if (!field) return;
    let width = field.clientWidth;
    const observer = new ResizeObserver(() => {
      if (field.clientWidth === width) return;
      width = field.clientWidth;
      fitHeight(field);
    });
    observer.observe(field);
    return () => observer.disconnect();
  }, [area]);
  useLayoutEffect(() => {
    if (area.current) fitHeight(area.current);
  });
}

function fitHeight(field: HTMLTextAreaElement): void {
  // A hidden field has no height to measure.
  if (field.clientWidth === 0) return;
  field.style.blockSize = "auto";
  const borders = field.offsetHeight - field.clientHeight;
  field.style.blockSize = `${field.scrollHeight + borders}px`;
}
