import type { CryptCard } from "../../card/card";
import { by, type Comparator, chain } from "./comparator";
import { commonOrders, type Entry } from "./entry";
import { Ranks } from "./ranks";

/** Sort orders of crypt lists by their stored keys, some with a trailing space (docs/rules/search.md §10). */
export const CRYPT_SORTS = [
  "name",
  "Capacity - Max to Min",
  "Capacity - Min to Max",
  "capacity",
  "Quantity",
  "Quantity ",
  "clan",
  "clan ",
  "group",
  "group ",
  "sect",
  "Date - Print",
] as const;
export type CryptSort = (typeof CRYPT_SORTS)[number];

/** Orders of the crypt search. */
export const CRYPT_SEARCH_SORTS = [
  "Capacity - Max to Min",
  "Capacity - Min to Max",
  "clan",
  "group",
  "name",
  "sect",
] as const satisfies readonly CryptSort[];

/** Group ANY sorts after the numbered ones. */
const GROUP_ANY = 99;

export function cryptOrders(
  cards: readonly CryptCard[],
): Readonly<Record<CryptSort, Comparator<Entry<CryptCard>>>> {
  const { name, quantity, printDate } = commonOrders(cards);
  const clans = new Ranks(cards.map((card) => card.clan));
  const sects = new Ranks(cards.map((card) => card.sect));
  const byClan = by<Entry<CryptCard>>(({ card }) => clans.of(card.clan));
  const byGroup = by<Entry<CryptCard>>(({ card }) => (card.group === "any" ? GROUP_ANY : card.group));
  const largest = by<Entry<CryptCard>>(({ card }) => -card.capacity);
  const smallest = by<Entry<CryptCard>>(({ card }) => card.capacity);
  return {
    name,
    "Capacity - Max to Min": chain(largest, name),
    "Capacity - Min to Max": chain(smallest, name),
    capacity: chain(largest, quantity, name),
    Quantity: chain(quantity, name),
    "Quantity ": chain(quantity, largest, name),
    clan: chain(byClan, largest, name),
    "clan ": chain(byClan, byGroup, largest, name),
    group: chain(byGroup, largest, name),
    "group ": chain(byGroup, byClan, largest, name),
    sect: chain(
      by(({ card }) => sects.of(card.sect)),
      largest,
      name,
    ),
    "Date - Print": chain(printDate, name),
  };
}
