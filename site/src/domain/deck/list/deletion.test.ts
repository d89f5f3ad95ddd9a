import { expect, it } from "vitest";
import { deckMap } from "./deck-entries";
import { ids, listed, revisionGroup } from "./decks.test.support";
import { deletionOf } from "./deletion";

const OF_WALL = revisionGroup("wall", "wall", "wall 2", "wall 3");
const DECKS = [
  listed("bleed"),
  listed("wall", { revisionGroup: OF_WALL }),
  listed("wall 2", { revisionGroup: OF_WALL }),
  listed("wall 3", { revisionGroup: OF_WALL }),
];

it.each([
  ["a deck with all its revisions", ["wall", "bleed"], false, ["wall", "bleed"], []],
  ["one revision of several", ["wall 2"], true, [], ["wall 2"]],
  ["two of three, including the current one", ["wall", "wall 3"], true, [], ["wall", "wall 3"]],
  ["the deck with its last revision", ["wall 2", "wall", "wall 3"], true, ["wall"], []],
  ["a deck without revisions", ["bleed", "wall 2"], true, ["bleed"], ["wall 2"]],
  ["nothing", [], true, [], []],
])("deletes %s", (_what, rows, eachRevision, decks, revisions) => {
  const chosen = rows.flatMap((id) => DECKS.filter((deck) => deck.id === id));
  const deletion = deletionOf(chosen, deckMap(DECKS), eachRevision);
  expect({ decks: ids(deletion.decks), revisions: ids(deletion.revisions) }).toEqual({ decks, revisions });
});
