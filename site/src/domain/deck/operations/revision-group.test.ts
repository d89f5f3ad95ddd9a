import { expect, test } from "vitest";
import { listed, revisionGroup } from "../list/decks.test.support";
import { asDeckId } from "../url/deck-route";
import type { DeckOperation, OperationId } from "./operation";
import { groupAfter } from "./revision-group";

const OF_WALL = revisionGroup("wall 2", "wall 1", "wall 2", "wall 3");
const ROWS = [
  listed("bleed"),
  ...[1, 2, 3].map((number) =>
    listed(`wall ${number}`, { name: "Wall", revisionLabel: `#${number - 1}`, revisionGroup: OF_WALL }),
  ),
];

const deletion = (id: string): DeckOperation => ({
  kind: "delete",
  deck: asDeckId(id),
  revision: true,
  id: "op" as OperationId,
  at: 0,
  tried: false,
});

test("after the current revision is deleted, the last one becomes current; a single remaining one has no label", () => {
  const two = groupAfter(ROWS, deletion("wall 2"));
  expect(two.map(({ id, revisionLabel, revisionGroup: of }) => [id, revisionLabel, of?.current])).toEqual([
    ["bleed", "", undefined],
    ["wall 1", "#0", "wall 3"],
    ["wall 3", "#2", "wall 3"],
  ]);
  const one = groupAfter(two, deletion("wall 3"));
  expect(one.map(({ id, revisionLabel, revisionGroup: of }) => [id, revisionLabel, of])).toEqual([
    ["bleed", "", undefined],
    ["wall 1", "", undefined],
  ]);
});
