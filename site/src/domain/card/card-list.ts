import type { Precon } from "../../generated/published";

/** Whether a product has a fixed card list; what is printed on demand has none (docs/rules/search.md §7.3). */
export function hasCardList({ kind }: Precon): boolean {
  return kind !== "pod";
}
