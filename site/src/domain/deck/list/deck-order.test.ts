import fc from "fast-check";
import { expect, it } from "vitest";
import { DECK_ORDERS, sortDecks } from "./deck-order";
import { anyDecks, ids, listed } from "./decks.test.support";

const DECKS = [
  listed("1", { name: "Zoë", changed: "2026-01-03T00:00:00Z", mainClan: "Baali" }),
  listed("2", { name: "ábaco", changed: "2026-01-01T00:00:00Z" }),
  listed("3", { name: "Abbot", changed: "2026-01-03T00:00:00Z", mainClan: "Ahrimane" }),
  listed("4", { name: "Abbot", revisionLabel: "#2", changed: "2026-01-02T00:00:00Z", mainClan: "Baali" }),
];

it.each([
  ["date", ["3", "1", "4", "2"]],
  ["oldest", ["2", "4", "3", "1"]],
  ["name", ["2", "3", "4", "1"]],
  ["clan", ["3", "4", "1", "2"]],
] as const)("sorts by %s", (order, expected) => {
  expect(ids(sortDecks(DECKS, order))).toEqual(expected);
});

it("loses and duplicates no deck, and is idempotent", () => {
  fc.assert(
    fc.property(anyDecks, fc.constantFrom(...DECK_ORDERS), (decks, order) => {
      const once = sortDecks(decks, order);
      expect(new Set(once)).toEqual(new Set(decks));
      expect(once).toHaveLength(decks.length);
      expect(sortDecks(once, order)).toEqual(once);
    }),
  );
});
