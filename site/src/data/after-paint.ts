/** The longest wait in milliseconds: a covered window has no frames, although it counts as visible. */
const LONGEST = 200;

/** The work for the next frame. */
let next: (() => void)[] | undefined;

/**
 * Does the work when the next frame is on the screen, together with other work for it, so that the page is rendered
 * once. A hidden page has no frames: there the work comes next.
 */
export function afterPaint(work: () => void): void {
  if (next) next.push(work);
  else schedule([work]);
}

function schedule(all: (() => void)[]): void {
  next = all;
  let isDone = false;
  // Whatever is added from now on belongs to a later frame.
  const close = () => {
    if (next === all) next = undefined;
  };
  const once = () => {
    if (isDone) return;
    isDone = true;
    close();
    for (const work of all) attempt(work);
  };
  if (document.visibilityState === "hidden") {
    setTimeout(once);
    return;
  }
  requestAnimationFrame(() => {
    close();
    setTimeout(once);
  });
  setTimeout(once, LONGEST);
}

/** An error is reported, and keeps no other work from being done. */
function attempt(work: () => void): void {
  try {
    work();
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
}
