import { describe, expect, it } from "vitest";
import type { Deck } from "../deck";
import { asDeckId } from "../url/deck-route";
import { family, listed } from "./decks.test.support";
import { withListedRevisions } from "./listed-revisions";

describe("withListedRevisions", () => {
  const deck = { id: asDeckId("wall"), family: family("wall", "wall", "wall 2") } as Deck;

  it("takes the revisions of the list", () => {
    expect(withListedRevisions(deck, [listed("wall")]).family).toBeUndefined();
    const grown = family("wall 3", "wall", "wall 2", "wall 3");
    expect(withListedRevisions(deck, [listed("wall", { family: grown })]).family).toEqual(grown);
  });

  it("keeps the deck if the list has the same revisions or does not have the deck", () => {
    expect(withListedRevisions(deck, [listed("wall", { family: family("wall 2", "wall", "wall 2") })])).toBe(
      deck,
    );
    expect(withListedRevisions(deck, [])).toBe(deck);
  });
});
