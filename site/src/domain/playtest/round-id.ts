const ROUND_ID = /^[a-z0-9][a-z0-9-]{0,31}$/;

/** Whether a round may have this short name: docs/rules/playtest.md §2.1. */
export function isRoundId(text: string): boolean {
  return ROUND_ID.test(text);
}
