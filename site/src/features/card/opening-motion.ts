import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

const TIME = { duration: 140, easing: "ease-out" };

/** The dialog around the content grows out of the row that opened it, unless the user prefers less motion. */
export function useOpeningMotion(content: RefObject<HTMLElement | null>): void {
  const row = useRef<DOMRect>(undefined);
  // The dialog takes the focus when it opens.
  useLayoutEffect(() => {
    const pressed = document.querySelector("li:hover") ?? document.activeElement;
    if (pressed !== document.body) row.current = pressed?.getBoundingClientRect();
  }, []);
  useEffect(() => {
    const dialog = content.current?.closest("dialog");
    if (!dialog?.animate || !row.current) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const to = dialog.getBoundingClientRect();
    const x = row.current.left + row.current.width / 2 - to.left;
    const y = row.current.top + row.current.height / 2 - to.top;
    const transformOrigin = `${x}px ${y}px`;
    const from = { opacity: 0, transform: "scale(0.9)", transformOrigin };
    dialog.animate([from, { opacity: 1, transform: "none", transformOrigin }], TIME);
  }, [content]);
}
