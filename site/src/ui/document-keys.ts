import { useLayoutEffect, useRef } from "react";

/** Hears the keys of the whole page from its first frame on: an effect that runs after the paint would lose some. */
export function useDocumentKeys(onKeyDown: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKeyDown);
  useLayoutEffect(() => {
    latest.current = onKeyDown;
  });
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

/** Whether keys are meant for a dialog; those pressed while it closes are meant for the page. */
export function areForDialog(): boolean {
  return document.querySelector("dialog[open]:not([data-closing])") !== null;
}
