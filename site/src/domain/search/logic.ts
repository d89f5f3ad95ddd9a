/** How the chosen values of a filter are combined; "only" is for disciplines of library cards. */
export type Logic = "or" | "and" | "not" | "only";

/** The next option of a logic button (docs/rules/search.md §1.5). */
export function nextLogic(logic: Logic, offered: readonly Logic[]): Logic {
  return offered[(offered.indexOf(logic) + 1) % offered.length] ?? "or";
}
