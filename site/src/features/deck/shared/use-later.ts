import { useEffect, useMemo, useRef } from "react";
import { useAfterPaint } from "../../../data/use-after-paint";

let changes = 0;

/** Returns the value with a delay after an edit of the same deck, so that the edit is painted first. */
export function useLater<Value>(value: Value, deck: string | undefined): Value {
  const now = useMemo(() => ({ value, deck, change: ++changes }), [value, deck]);
  const later = useAfterPaint(now);
  const painted = useRef(0);
  // Another deck is shown at once: the render for an earlier value, if still under way, must not replace it.
  const shown = later.deck === deck && later.change >= painted.current ? later : now;
  useEffect(() => {
    painted.current = shown.change;
  }, [shown]);
  return shown.value;
}
