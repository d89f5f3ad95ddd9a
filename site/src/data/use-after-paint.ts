import { startTransition, useEffect, useRef, useState } from "react";

/** Does the work when the next frame is on the screen. A hidden page has no frames: there the work comes next. */
function afterPaint(work: () => void): void {
  if (document.visibilityState === "hidden") setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}

/**
 * A value that follows one paint behind. Unlike a deferred value, rendering for it never begins before the frame
 * that shows the change itself.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState({ value });
  const latest = useRef(value);
  const waits = useRef(false);
  useEffect(() => {
    const first = latest.current === value;
    latest.current = value;
    if (first || waits.current) return;
    waits.current = true;
    afterPaint(() => {
      waits.current = false;
      startTransition(() => setShown({ value: latest.current }));
    });
  }, [value]);
  return shown.value;
}
