/** Share of the window, from its top, in which the beginning of a part is seen well enough. */
const IN_SIGHT = 0.7;

/** Scrolls to the beginning of a part unless it is in sight: what is pressed stays under the finger. */
export function bringIntoView(part: Element | null | undefined): void {
  if (!part) return;
  const { top } = part.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight * IN_SIGHT) part.scrollIntoView({ block: "start" });
}
