import fc from "fast-check";
import { expect, test } from "vitest";
import { copiesOf } from "../samples/deck-cards";
import { deckUrl, readDeckInUrl } from "./deck-in-url";

const PAGE = "https://decks.example/decks/deck";
const CARDS = copiesOf({ 100006: 4, 100001: 3, 200041: 1, 200011: 2, 100199: 0 });
const WRITTEN_CARDS = "200011=2;200041=1;100001=3;100006=4;100199=0";

/** Splits a URL as browsers do. */
function read(url: string) {
  const { search, hash } = new URL(url);
  return readDeckInUrl(search, hash);
}

test("the crypt comes before the library; empty fields are left out", () => {
  const deck = { name: "Sample Deck", author: "", description: "", cards: CARDS };
  expect(deckUrl("/decks/deck", deck)).toBe(`/decks/deck?name=Sample%20Deck#${WRITTEN_CARDS}`);
  expect(deckUrl("/decks/deck", { ...deck, name: "", cards: new Map() })).toBe("/decks/deck#");
});

test("every special character of a field is encoded", () => {
  const deck = { name: "A, B & C #1", author: "№ 5 (it's)", description: "100%\n=?;!*", cards: new Map() };
  const url = deckUrl(PAGE, deck);
  expect(url).toBe(
    `${PAGE}?name=A%2C%20B%20%26%20C%20%231&author=%E2%84%96%205%20%28it%27s%29` +
      "&description=100%25%0A%3D%3F%3B%21%2A#",
  );
  expect(read(url).draft).toEqual({ ...deck, tags: [] });
});

test("a long description is truncated before it is encoded, between characters", () => {
  const cut = (description: string) =>
    read(deckUrl(PAGE, { name: "", author: "", description, cards: CARDS })).draft.description;
  expect(cut("#".repeat(8000))).toBe("#".repeat(7168));
  expect(cut(`${"a".repeat(7167)}🩸`)).toBe("a".repeat(7167));
  expect(cut(`${"a".repeat(7166)}🩸`)).toBe(`${"a".repeat(7166)}🩸`);
});

test("a lone surrogate does not break the URL", () => {
  const url = deckUrl(PAGE, { name: "\ud83e", author: "", description: "", cards: CARDS });
  expect(read(url).draft.name).toBe("\ufffd");
});

test.each([
  ["?name=Guns & Money&author=Ann", "Guns & Money", "Ann"],
  ["?name=Guns& Money&author=Ann& Bob", "Guns& Money", "Ann& Bob"],
  ["?name=Deck №1", "Deck №1", ""],
  ["?name=100% fun", "100% fun", ""],
  ["?name=A+B", "A B", ""],
  ["?name=A=B&author=C=D", "A=B", "C=D"],
  ["?utm=1&name=A", "A", ""],
  ["?name=Guns&draw=K7Q2X-MP4XA", "Guns", ""],
  ["?name=Guns&card=200011&author=Ann&lang=fr", "Guns", "Ann"],
  ["?name=Guns&utm_source=mail& Money&fbclid=x", "Guns& Money", ""],
  ["", "", ""],
])("reads the format of other sites: %s", (query, name, author) => {
  expect(read(`${PAGE}${query}#${WRITTEN_CARDS}`).draft).toMatchObject({ name, author, cards: CARDS });
});

test.each([
  ["#200011=2;100006=4;", []],
  ["#200011%3D2%3B100006%3D4", []],
  ["#100006=3;200011=2;100006=1", []],
  [
    "#200011=2;100006=4;abc=1;300000=1;100001;100001=-1;100001=1e9",
    ["abc=1", "300000=1", "100001", "100001=-1", "100001=1e9"],
  ],
])("reads the cards of %s", (hash, refused) => {
  const found = read(PAGE + hash);
  expect(found.draft.cards).toEqual(copiesOf({ 200011: 2, 100006: 4 }));
  expect(found.refused).toEqual(refused);
});

test("a written deck is read back", () => {
  const anyCards = fc
    .uniqueArray(
      fc.tuple(
        fc.oneof(fc.integer({ min: 100_000, max: 199_999 }), fc.integer({ min: 200_001, max: 299_999 })),
        fc.integer({ min: 0, max: 999 }),
      ),
      { selector: ([id]) => id },
    )
    .map((rows) => copiesOf(Object.fromEntries(rows)));
  const anyText = fc.string({ unit: "grapheme" });
  fc.assert(
    fc.property(anyText, anyText, anyText, anyCards, (name, author, description, cards) => {
      const deck = { name, author, description, cards };
      expect(read(deckUrl(PAGE, deck))).toEqual({ draft: { ...deck, tags: [] }, refused: [] });
    }),
  );
});
