import { expect, it } from "vitest";
import { asDeckId } from "../url/deck-route";
import { ids, listed, revisionGroup } from "./decks.test.support";
import { deletedIds } from "./deletion";
import { deckAfter } from "./next-deck";

const OF_WALL = revisionGroup("wall 2", "wall 1", "wall 2", "wall 3", "wall 4");
const WALLS = (OF_WALL?.members ?? []).map((id) => listed(id, { revisionGroup: OF_WALL }));
const DECKS = [listed("ana"), ...WALLS, listed("hidden", { hidden: true }), listed("zap")];
const named = (names: readonly string[]) => names.flatMap((name) => DECKS.filter(({ id }) => id === name));

it.each([
  ["ana", ["ana"], [], "wall 2"],
  ["ana", ["ana"], ["wall 1"], "zap"],
  ["ana", ["ana", "wall 2"], [], "zap"],
  ["zap", ["zap"], [], "wall 2"],
  // The revision that is current, or else the last one: the server makes it the current one.
  ["wall 1", [], ["wall 1"], "wall 2"],
  ["wall 2", [], ["wall 2"], "wall 4"],
  ["wall 4", [], ["wall 4", "wall 2"], "wall 3"],
  ["wall 2", ["wall 2"], [], "zap"],
])("shown instead of %s after the decks %j and the revisions %j: %s", (shown, decks, revisions, next) => {
  const deleted = deletedIds({ decks: named(decks), revisions: named(revisions) });
  expect(deckAfter(DECKS, asDeckId(shown), deleted)).toBe(next);
});

it("is none if all are deleted", () => {
  const all = new Set(ids(DECKS).map(asDeckId));
  expect(deckAfter(DECKS, asDeckId("ana"), all)).toBeUndefined();
});
