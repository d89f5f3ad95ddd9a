import { MAX_COPIES } from "../../domain/deck/limits";

/** Copies after one step; undefined if nothing changes. `copies` is undefined for a card that is not in the deck. */
export function stepped(copies: number | undefined, step: 1 | -1, max = MAX_COPIES): number | undefined {
  if (copies === undefined) return step === 1 ? 1 : undefined;
  const next = Math.min(copies + step, max);
  return next === copies ? undefined : next;
}
