import { type RefObject, useLayoutEffect } from "react";

/** The field is as high as its text, also when it is shown later or gets narrower. */
export function useFullHeight(area: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const field = area.current;
    if (!field) return;
    let width = 0;
    const measure = () => {
      width = field.clientWidth;
      field.style.blockSize = "auto";
      const borders = field.offsetHeight - field.clientHeight;
      // A hidden field has no height to measure.
      if (width > 0) field.style.blockSize = `${field.scrollHeight + borders}px`;
    };
    measure();
    const observer = new ResizeObserver(() => {
      if (field.clientWidth !== width) measure();
    });
    observer.observe(field);
    return () => observer.disconnect();
  }, [area, text]);
}
