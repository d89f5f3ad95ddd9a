import { describe, expect, it } from "vitest";
import { formatReference, readDeckReference, referenceFrom } from "./deck-reference";

const at = (id: string, search = "", hash = "") => ({ id, search, hash });

describe("a deck reference", () => {
  it.each([
    ["Ab3dE6gH9", at("Ab3dE6gH9")],
    ["  Ab3dE6gH9 ", at("Ab3dE6gH9")],
    ["V5:PTr", at("V5:PTr")],
    ["Keepers_of:X", at("Keepers_of:X")],
    ["https://cards.example/decks/Ab3dE6gH9", at("Ab3dE6gH9")],
    ["https://cards.example/d/Ab3dE6gH9", at("Ab3dE6gH9")],
    ["https://cards.example/embed/decks/Ab3dE6gH9", at("Ab3dE6gH9")],
    ["https://cards.example/decks/V5%3APTr?lang=fr", at("V5:PTr")],
    ["cards.example/review/Ab3dE6gH9#100199=0+2", at("Ab3dE6gH9")],
    ["/decks/Ab3dE6gH9/", at("Ab3dE6gH9")],
    [
      "https://cards.example/decks/deck?name=Guns#200011=2;100199=4",
      at("deck", "?name=Guns", "#200011=2;100199=4"),
    ],
    ["https://cards.example/decks/deck#200011=2", at("deck", "", "#200011=2")],
    ["", undefined],
    ["deck", undefined],
    ["https://cards.example/decks/deck?name=Guns", undefined],
    ["https://cards.example/", undefined],
    ["1x Blood Doll, 2x Abbot", undefined],
    ["a".repeat(81), undefined],
  ])("%s", (text, reference) => {
    expect(readDeckReference(text)).toEqual(reference);
  });

  it("is written next to other query parameters and read back", () => {
    for (const reference of [
      at("deck", "?name=Guns", "#200011=2;100199=4"),
      at("deck", "", "#200011=2"),
      at("V5:PTr"),
    ]) {
      expect(referenceFrom(reference.id, formatReference(reference))).toEqual(reference);
    }
  });

  it("has no query and hash for a stored deck", () => {
    expect(referenceFrom("Ab3dE6gH9", "?name=Guns#200011=2")).toEqual(at("Ab3dE6gH9"));
  });
});
