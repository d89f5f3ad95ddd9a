/** How the chosen values of one criterion combine; "only" is for disciplines of library cards. */
export type Logic = "or" | "and" | "not" | "only";

/** What each click of a logic button chooses next (docs/rules/search.md §1.5). */
export function nextLogic(logic: Logic, offered: readonly Logic[]): Logic {
  return offered[(offered.indexOf(logic) + 1) % offered.length] ?? "or";
}
