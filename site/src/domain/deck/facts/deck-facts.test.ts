import { expect, test } from "vitest";
import { contract, contractCards } from "../../archive/contract-cards.test.support";
import { asCardId } from "../../card/ids";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY, sampleCryptBase, sampleLibraryBase } from "../../samples/bases";
import { cardTags, indexedTraits } from "./card-tags";
import { deckCopies } from "./copies";
import { deckFacts } from "./deck-facts";
import { hasPlaytest } from "./has-playtest";

interface Vector {
  readonly deck: string;
  readonly cards: Readonly<Record<number, number>>;
  readonly facts: object;
}

const { cards: CARDS, find, hasTrait, tags } = contractCards("deck-facts-cards.json");

test.each(contract<readonly Vector[]>("deck-facts.json"))("$deck", ({ cards, facts }) => {
  expect(deckFacts(deckCopies(cards, find), hasTrait, "2026-01-31")).toEqual(facts);
});

test.each(CARDS)("$name counts towards its tags", (card) => {
  expect(cardTags(card, hasTrait)).toEqual(tags(card.id));
});

test.each([
  [{ 200076: 2, 110001: 1 }, true],
  [{ 200076: 2, 210001: 1 }, true],
  [{ 200076: 2, 210001: 0 }, false],
  [{ 200076: 2, 102365: 1 }, false],
])("%j has playtest cards: %s", (cards, expected) => {
  const ids = Object.entries(cards).flatMap(([id, copies]) => {
    const card = asCardId(id);
    return card === undefined ? [] : [[card, copies] as const];
  });
  expect(hasPlaytest(new Map(ids))).toBe(expected);
});

test("an unknown card counts nowhere", () => {
  expect(deckCopies({ 299999: 2, 100002: 1 }, find)).toEqual({
    crypt: [],
    library: [{ card: find(100002), copies: 1 }],
  });
});

test("traits are those of the search index", () => {
  const has = indexedTraits(sampleCryptBase(), sampleLibraryBase());
  const bleeding = [...SAMPLE_CRYPT.filter((card) => has(card, "1 bleed"))].map(({ id }) => id);
  expect(bleeding).toEqual([200104]);
  expect(SAMPLE_LIBRARY.filter((card) => has(card, "bleed")).map(({ id }) => id)).toEqual([100022, 100845]);
  const stranger = find(200016);
  expect(stranger && has(stranger, "1 bleed")).toBe(false);
});
