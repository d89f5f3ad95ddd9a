import fc from "fast-check";
import { expect, test } from "vitest";
import { bareArchive } from "../../../domain/archive/archive";
import { deckColumns } from "../../../domain/archive/deck-columns";
import { decksOfListing, NEWEST, randomListing } from "./listing";

const archiveOf = (count: number) =>
  bareArchive(
    deckColumns(
      Array.from({ length: count }, (_, at) => ({ id: `deck-${at}`, name: "", day: 0, cards: new Map() })),
    ),
    { find: () => undefined, hasTrait: () => false },
  );

test("random decks are distinct, as many as requested or available", () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 40 }),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
      (count, numbers) => {
        const archive = archiveOf(count);
        const decks = decksOfListing(
          randomListing(archive, () => numbers.next().value ?? 0),
          archive,
          false,
        );
        expect(decks.length).toBe(Math.min(10, count));
        expect(new Set(decks).size).toBe(decks.length);
        expect(decks.every((deck) => deck >= 0 && deck < count)).toBe(true);
      },
    ),
  );
});

test("the newest decks are the first twenty, or all decks of a tournament", () => {
  const archive = archiveOf(30);
  expect(decksOfListing(NEWEST, archive, false)).toHaveLength(20);
  expect(decksOfListing(NEWEST, archive, true)).toHaveLength(30);
});
