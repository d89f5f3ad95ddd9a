/** Of one card; the server takes no more. */
export const MAX_COPIES = 999;

/** Copies after one more or one fewer; undefined where that changes nothing. `copies` undefined: not in the deck. */
export function stepped(copies: number | undefined, step: 1 | -1): number | undefined {
  if (copies === undefined) return step === 1 ? 1 : undefined;
  const next = Math.min(copies + step, MAX_COPIES);
  return next === copies ? undefined : next;
}
