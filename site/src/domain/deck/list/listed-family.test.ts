import { describe, expect, it } from "vitest";
import type { Deck } from "../deck";
import { asDeckId } from "./deck-address";
import { family, listed } from "./decks.test.support";
import { withListedFamily } from "./listed-family";

describe("withListedFamily", () => {
  const deck = { id: asDeckId("wall"), family: family("wall", "wall", "wall 2") } as Deck;

  it("takes what the list knows of other revisions", () => {
    expect(withListedFamily(deck, [listed("wall")]).family).toBeUndefined();
    const grown = family("wall 3", "wall", "wall 2", "wall 3");
    expect(withListedFamily(deck, [listed("wall", { family: grown })]).family).toEqual(grown);
  });

  it("leaves the deck as it is where the list says the same, or nothing", () => {
    expect(withListedFamily(deck, [listed("wall", { family: family("wall 2", "wall", "wall 2") })])).toBe(
      deck,
    );
    expect(withListedFamily(deck, [])).toBe(deck);
  });
});
