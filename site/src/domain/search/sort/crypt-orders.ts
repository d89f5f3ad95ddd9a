import type { CryptCard } from "../../card/card";
import { by, byWord, type Comparator, chain } from "./comparator";
import { byName, byPrintDate, byQuantity, type Entry } from "./entry";

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

type Order = Comparator<Entry<CryptCard>>;

const byClan: Order = byWord(({ card }) => card.clan);
const byGroup: Order = by(({ card }) => (card.group === "any" ? GROUP_ANY : card.group));
const bySect: Order = byWord(({ card }) => card.sect);
const largest: Order = by(({ card }) => -card.capacity);
const smallest: Order = by(({ card }) => card.capacity);

export const CRYPT_ORDERS: Readonly<Record<CryptSort, Order>> = {
  name: byName,
  "Capacity - Max to Min": chain(largest, byName),
  "Capacity - Min to Max": chain(smallest, byName),
  capacity: chain(largest, byQuantity, byName),
  Quantity: chain(byQuantity, byName),
  "Quantity ": chain(byQuantity, largest, byName),
  clan: chain(byClan, largest, byName),
  "clan ": chain(byClan, byGroup, largest, byName),
  group: chain(byGroup, largest, byName),
  "group ": chain(byGroup, byClan, largest, byName),
  sect: chain(bySect, largest, byName),
  "Date - Print": chain(byPrintDate, byName),
};
