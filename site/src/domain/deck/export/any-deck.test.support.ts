import fc from "fast-check";
import type { Card, CardId } from "../../card/card";
import type { DeckTexts } from "../deck";
import { withoutInvisible } from "../invisible-characters";

export interface AnyDeck extends DeckTexts {
  readonly cards: ReadonlyMap<CardId, number>;
}

/** Lines that could be mistaken for something else than a description. */
const TREACHEROUS = [
  "2 Blood Doll",
  "1x Theo Bell (G6)",
  "Crypt (2 cards, min=2 max=4 avg=1)",
  "Library (2 cards)",
  "Master (2)",
  "May 5th 2001",
  "3R+F",
  "Author: B",
  "Description: c",
  "[d]",
  "# note",
  "-- 3vp in final",
  "-----",
  "",
];

const anyLine = fc
  .string({ unit: "grapheme", maxLength: 40 })
  // One line as the server stores it, without invisible characters.
  .map((text) => withoutInvisible(text.replace(/\s+/g, " ")).trim());

const anyName = fc
  .oneof({ arbitrary: anyLine, weight: 3 }, fc.constantFrom(...TREACHEROUS, "Author Name", "[Winner]"))
  .filter((name) => name !== "" && !name.includes("# OPTIONAL"));

const anyDescription = fc
  .array(fc.oneof(anyLine, fc.constantFrom(...TREACHEROUS)), { maxLength: 8 })
  .map((lines) => lines.join("\n").trim())
  .filter((text) => text !== "[Description]");

/** Decks of any size with odd names and descriptions. */
export function anyDeck(cards: readonly Card[]): fc.Arbitrary<AnyDeck> {
  const copies = fc.oneof(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 120 }));
  return fc.record({
    name: anyName,
    author: anyName,
    description: anyDescription,
    cards: fc
      .uniqueArray(fc.tuple(fc.constantFrom(...cards), copies), {
        selector: ([card]) => card.id,
        maxLength: 60,
        size: "max",
      })
      .map((rows) => new Map(rows.map(([card, count]) => [card.id, count]))),
  });
}
