import { useMemo } from "react";
import { useAfterPaint } from "../../../data/use-after-paint";

/** Returns the value with a delay after an edit of the same deck, so that the edit is painted first. */
export function useLater<Value>(value: Value, deck: string | undefined): Value {
  const now = useMemo(() => ({ value, deck }), [value, deck]);
  const later = useAfterPaint(now);
  return later.deck === deck ? later.value : value;
}
