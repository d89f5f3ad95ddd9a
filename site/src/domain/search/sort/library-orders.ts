import type { Cost, LibraryCard } from "../../card/card";
import { DECK_TYPE_ORDER, typeHeading } from "../../card/card-types";
import { disciplineName } from "../../card/disciplines";
import { by, byWord, type Comparator, chain, reverse } from "./comparator";
import { byName, byPrintDate, byQuantity, type Entry } from "./entry";

/** Sort orders of library lists by their stored keys, some with a trailing space (docs/rules/search.md §10). */
export const LIBRARY_SORTS = [
  "name",
  "Clan / Discipline",
  "Cost - Max to Min",
  "Cost - Min to Max",
  "type",
  "type ",
  "groupedType",
  "Quantity",
  "Date - Print",
] as const;
export type LibrarySort = (typeof LIBRARY_SORTS)[number];

/** Orders of the library search. */
export const LIBRARY_SEARCH_SORTS = [
  "Clan / Discipline",
  "Cost - Max to Min",
  "Cost - Min to Max",
  "name",
  "type",
] as const satisfies readonly LibrarySort[];

const HEADINGS: readonly string[] = DECK_TYPE_ORDER;

type Order = Comparator<Entry<LibraryCard>>;

const byType: Order = byWord(({ card }) => typeHeading(card.types));
const byHeading: Order = by(({ card }) => HEADINGS.indexOf(typeHeading(card.types)));
const byClan: Order = byWord(({ card }) => card.clans.join("/"));
const byDiscipline: Order = byWord(({ card }) => disciplineRequirement(card));

export const LIBRARY_ORDERS: Readonly<Record<LibrarySort, Order>> = {
  name: byName,
  "Clan / Discipline": chain(byClan, byDiscipline, byType, byName),
  "Cost - Max to Min": chain(dearest("blood"), dearest("pool"), byType, byClan, byDiscipline, byName),
  "Cost - Min to Max": chain(
    reverse(dearest("blood")),
    reverse(dearest("pool")),
    reverse(byType),
    reverse(byClan),
    reverse(byDiscipline),
    byName,
  ),
  type: chain(byType, byClan, byDiscipline, byName),
  "type ": chain(byType, byName),
  groupedType: chain(byHeading, byName),
  Quantity: chain(byQuantity, byName),
  "Date - Print": chain(byPrintDate, byName),
};

/** High cost first, X after all numbers. */
function dearest(cost: "blood" | "pool"): Order {
  const order = (paid: Cost): number => (paid === "X" ? 1 : -paid);
  return by(({ card }) => order(card[cost]));
}

/** Notation of the official list: "Auspex & Fortitude", "Celerity/Potence". */
function disciplineRequirement({ disciplines, disciplineLogic }: LibraryCard): string {
  return disciplines.map(disciplineName).join(disciplineLogic === "all" ? " & " : "/");
}
