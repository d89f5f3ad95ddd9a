import { describe, expect, it } from "vitest";
import type { Deck } from "../deck";
import { asDeckId } from "../url/deck-route";
import { listed, revisionGroup } from "./decks.test.support";
import { withListedRevisions } from "./listed-revisions";

describe("withListedRevisions", () => {
  const deck = { id: asDeckId("wall"), revisionGroup: revisionGroup("wall", "wall", "wall 2") } as Deck;

  it("takes the revisions of the list", () => {
    expect(withListedRevisions(deck, [listed("wall")]).revisionGroup).toBeUndefined();
    const grown = revisionGroup("wall 3", "wall", "wall 2", "wall 3");
    expect(withListedRevisions(deck, [listed("wall", { revisionGroup: grown })]).revisionGroup).toEqual(
      grown,
    );
  });

  it("keeps the deck if the list has the same revisions or does not have the deck", () => {
    expect(
      withListedRevisions(deck, [
        listed("wall", { revisionGroup: revisionGroup("wall 2", "wall", "wall 2") }),
      ]),
    ).toBe(deck);
    expect(withListedRevisions(deck, [])).toBe(deck);
  });
});
