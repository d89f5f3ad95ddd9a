import type { Cost, LibraryCard } from "../../card/card";
import { DECK_TYPE_ORDER, typeHeading } from "../../card/card-types";
import { disciplineName } from "../../card/disciplines";
import { by, type Comparator, chain, reverse } from "./comparator";
import { commonOrders, type Entry } from "./entry";
import { Ranks } from "./ranks";

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

export function libraryOrders(cards: readonly LibraryCard[]): Readonly<Record<LibrarySort, Order>> {
  const { name, quantity, printDate } = commonOrders(cards);
  const type = wordOrder(cards, ({ types }) => typeHeading(types));
  const clan = wordOrder(cards, ({ clans }) => clans.join("/"));
  const discipline = wordOrder(cards, disciplineRequirement);
  return {
    name,
    "Clan / Discipline": chain(clan, discipline, type, name),
    "Cost - Max to Min": chain(dearest("blood"), dearest("pool"), type, clan, discipline, name),
    "Cost - Min to Max": chain(
      reverse(dearest("blood")),
      reverse(dearest("pool")),
      reverse(type),
      reverse(clan),
      reverse(discipline),
      name,
    ),
    type: chain(type, clan, discipline, name),
    "type ": chain(type, name),
    groupedType: chain(
      by(({ card }) => HEADINGS.indexOf(typeHeading(card.types))),
      name,
    ),
    Quantity: chain(quantity, name),
    "Date - Print": chain(printDate, name),
  };
}

/** Alphabetical; cards without the property come last. */
function wordOrder(cards: readonly LibraryCard[], word: (card: LibraryCard) => string): Order {
  const ranks = new Ranks(cards.map(word));
  return by(({ card }) => ranks.of(word(card)));
}

/** High cost first, X after all numbers. */
function dearest(cost: "blood" | "pool"): Order {
  const order = (paid: Cost): number => (paid === "X" ? 1 : -paid);
  return by(({ card }) => order(card[cost]));
}

/** Notation of the official list: "Auspex & Fortitude", "Celerity/Potence". */
function disciplineRequirement({ disciplines, disciplineLogic }: LibraryCard): string {
  return disciplines.map(disciplineName).join(disciplineLogic === "all" ? " & " : "/");
}
