import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type * as published from "../../../generated/published";
import type { Card } from "../../card/card";
import { cryptFromPublished, libraryFromPublished } from "../../card/from-published";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY, sampleCryptBase, sampleLibraryBase } from "../../samples/bases";
import { cardTags, indexedTraits } from "./card-tags";
import { deckCopies } from "./copies";
import { deckFacts } from "./deck-facts";

/** A card as the vectors have it: what the facts look at, the traits it has and the tags it counts for. */
interface Told {
  readonly traits: readonly string[];
  readonly tags: readonly string[];
}

interface Vector {
  readonly deck: string;
  readonly cards: Readonly<Record<number, number>>;
  readonly facts: object;
}

function contract<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(new URL(`../../../../../tests/contract/${file}`, import.meta.url), "utf8"));
}

const TOLD = contract<{
  readonly crypt: readonly (published.CryptCard & Told)[];
  readonly library: readonly (published.LibraryCard & Told)[];
}>("deck-facts-cards.json");

/** What no fact looks at. */
const REST = { text: "", sets: {}, artists: [] };
const CARDS: readonly Card[] = [
  ...cryptFromPublished({ cards: TOLD.crypt.map((card) => ({ ...REST, ...card })) }),
  ...libraryFromPublished({ cards: TOLD.library.map((card) => ({ ...REST, ...card })) }),
];
const BY_ID = new Map<number, Card>(CARDS.map((card) => [card.id, card]));
const TOLD_OF = new Map<number, Told>([...TOLD.crypt, ...TOLD.library].map((card) => [card.id, card]));

function hasTrait(card: Card, trait: string): boolean {
  return TOLD_OF.get(card.id)?.traits.includes(trait) === true;
}

test.each(contract<readonly Vector[]>("deck-facts.json"))("$deck", ({ cards, facts }) => {
  expect(deckFacts(deckCopies(cards, BY_ID.get.bind(BY_ID)), hasTrait)).toEqual(facts);
});

test.each(CARDS)("$name counts for its tags", (card) => {
  expect(cardTags(card, hasTrait)).toEqual(TOLD_OF.get(card.id)?.tags);
});

test("a card that is not known counts nowhere", () => {
  expect(deckCopies({ 299999: 2, 100002: 1 }, BY_ID.get.bind(BY_ID))).toEqual({
    crypt: [],
    library: [{ card: BY_ID.get(100002), copies: 1 }],
  });
});

test("the traits are those of the search index", () => {
  const has = indexedTraits(sampleCryptBase(), sampleLibraryBase());
  const bleeding = [...SAMPLE_CRYPT.filter((card) => has(card, "1 bleed"))].map(({ id }) => id);
  expect(bleeding).toEqual([200104]);
  expect(SAMPLE_LIBRARY.filter((card) => has(card, "bleed")).map(({ id }) => id)).toEqual([100022, 100845]);
  const stranger = BY_ID.get(200016);
  expect(stranger && has(stranger, "1 bleed")).toBe(false);
});
