/** The longest wait in milliseconds: a covered window has no frames, although it counts as visible. */
const LONGEST = 200;

/** Does the work when the next frame is on the screen. A hidden page has no frames: there the work comes next. */
export function afterPaint(work: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    work();
  };
  if (document.visibilityState === "hidden") {
    setTimeout(once);
    return;
  }
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LONGEST);
}
