import { useMemo } from "react";
import { useAfterPaint } from "../../data/use-after-paint";

/** What may follow an edit of a deck a moment after it is painted; of another deck it is there at once. */
export function useLater<Value>(value: Value, deck: string | undefined): Value {
  const now = useMemo(() => ({ value, deck }), [value, deck]);
  const later = useAfterPaint(now);
  return later.deck === deck ? later.value : value;
}
