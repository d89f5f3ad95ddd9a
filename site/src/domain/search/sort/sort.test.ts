import { expect, test } from "vitest";
import type { LibraryCard } from "../../card/card";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY } from "../../samples/bases";
import { CRYPT_ORDERS, CRYPT_SORTS, type CryptSort } from "./crypt-orders";
import { LIBRARY_ORDERS, LIBRARY_SORTS, type LibrarySort } from "./library-orders";
import { Sorter } from "./sorter";

const crypt = new Sorter(SAMPLE_CRYPT, CRYPT_ORDERS);
const library = new Sorter(SAMPLE_LIBRARY, LIBRARY_ORDERS);
const cryptNames = (sort: CryptSort) =>
  crypt.sort(SAMPLE_CRYPT, sort).map((card) => `${card.displayName.split(/[ ,]/)[0]} ${card.capacity}`);

test.each<[CryptSort, readonly string[]]>([
  [
    "name",
    [
      "Alan 6",
      "Alan 6",
      "Anarch 1",
      "Annazir 9",
      "Bolesław 6",
      "Erick 4",
      "Lawbringer 3",
      "Theo 7",
      "Theo 7",
      "Theo 8",
      "Volker 5",
    ],
  ],
  [
    "Capacity - Max to Min",
    [
      "Annazir 9",
      "Theo 8",
      "Theo 7",
      "Theo 7",
      "Alan 6",
      "Alan 6",
      "Bolesław 6",
      "Volker 5",
      "Erick 4",
      "Lawbringer 3",
      "Anarch 1",
    ],
  ],
  [
    "Capacity - Min to Max",
    [
      "Anarch 1",
      "Lawbringer 3",
      "Erick 4",
      "Volker 5",
      "Alan 6",
      "Alan 6",
      "Bolesław 6",
      "Theo 7",
      "Theo 7",
      "Theo 8",
      "Annazir 9",
    ],
  ],
])("sorts a crypt by %s", (sort, names) => {
  expect(cryptNames(sort)).toEqual(names);
});

test("puts the group ANY last", () => {
  const groups = crypt.sort(SAMPLE_CRYPT, "group").map(({ group }) => group);
  expect(groups).toEqual([2, 2, 2, 3, 3, 4, 5, 6, 6, 6, "any"]);
  expect(crypt.sort(SAMPLE_CRYPT, "group")[0]?.capacity).toBe(7);
});

test("sorts by clan, then capacity, or by clan, then group", () => {
  const brujah = (sort: CryptSort) =>
    crypt
      .sort(SAMPLE_CRYPT, sort)
      .filter(({ clan }) => clan === "Brujah")
      .map(({ capacity, group }) => [capacity, group]);
  expect(brujah("clan")).toEqual([
    [8, 6],
    [7, 2],
    [7, 2],
    [5, 2],
  ]);
  expect(brujah("clan ")).toEqual([
    [7, 2],
    [7, 2],
    [5, 2],
    [8, 6],
  ]);
});

test("sorts newest printings first", () => {
  const dates = crypt.sort(SAMPLE_CRYPT, "Date - Print").map(({ firstPrint }) => firstPrint);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("sorts by copies in lists that have them", () => {
  const [alan, , convert, annazir] = SAMPLE_CRYPT;
  if (!alan || !convert || !annazir) throw new Error("no sample");
  const entries = [
    { card: convert, quantity: 2 },
    { card: alan, quantity: 1 },
    { card: annazir, quantity: 2 },
  ];
  const names = (sort: CryptSort) => entries.toSorted(CRYPT_ORDERS[sort]).map(({ card }) => card.name);
  expect(names("Quantity")).toEqual(["Anarch Convert", "Annazir", "Alan Sovereign"]);
  expect(names("Quantity ")).toEqual(["Annazir", "Anarch Convert", "Alan Sovereign"]);
  expect(names("capacity")).toEqual(["Annazir", "Alan Sovereign", "Anarch Convert"]);
});

const costs = (sort: LibrarySort) => library.sort(SAMPLE_LIBRARY, sort).map(({ blood }) => blood);

test("sorts by cost with X after all numbers, ascending and descending", () => {
  expect(costs("Cost - Max to Min").slice(0, 4)).toEqual([1, 1, 1, 0]);
  expect(costs("Cost - Max to Min").at(-1)).toBe("X");
  expect(costs("Cost - Min to Max")[0]).toBe("X");
  expect(costs("Cost - Min to Max").slice(-3)).toEqual([1, 1, 1]);
});

test("puts cards with a clan first, then those with a discipline", () => {
  const kinds = library
    .sort(SAMPLE_LIBRARY, "Clan / Discipline")
    .map((card) => (card.clans.length > 0 ? "clan" : card.disciplines.length > 0 ? "discipline" : "none"));
  expect([...new Set(kinds)]).toEqual(["clan", "discipline", "none"]);
  expect(kinds.toSorted()).toEqual([...kinds]);
});

test("groups a deck by type in the order of a deck list, unknown types first", () => {
  const strange: LibraryCard = { ...(SAMPLE_LIBRARY[0] as LibraryCard), types: ["Combat", "Event"] };
  const cards = [...SAMPLE_LIBRARY, strange];
  const types = new Sorter(cards, LIBRARY_ORDERS)
    .sort(cards, "groupedType")
    .map((card) => card.types.join("/"));
  expect([...new Set(types)]).toEqual([
    "Combat/Event",
    "Master",
    "Action",
    "Equipment",
    "Action Modifier",
    "Reaction",
    "Combat",
    "Combat/Reaction",
    "Event",
  ]);
});

test.each(CRYPT_SORTS)("%s loses no crypt card", (sort) => {
  expect(new Set(crypt.sort(SAMPLE_CRYPT, sort))).toEqual(new Set(SAMPLE_CRYPT));
});

test.each(LIBRARY_SORTS)("%s loses no library card", (sort) => {
  expect(new Set(library.sort(SAMPLE_LIBRARY, sort))).toEqual(new Set(SAMPLE_LIBRARY));
});

test("leaves out cards of another base, such as a playtest round that has ended", () => {
  const [first, ...others] = SAMPLE_LIBRARY;
  const sorter = new Sorter(others, LIBRARY_ORDERS);
  const sorted = sorter.sort(SAMPLE_LIBRARY, "name");
  expect(sorted).toHaveLength(others.length);
  expect(sorted).not.toContain(first);
});
