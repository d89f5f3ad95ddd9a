import { expect, test } from "vitest";
import { family, listed } from "../list/decks.test.support";
import { asDeckId } from "../url/deck-route";
import type { Operation, OperationId } from "./operation";
import { groupAfter } from "./revision-group";

const OF_WALL = family("wall 2", "wall 1", "wall 2", "wall 3");
const ROWS = [
  listed("bleed"),
  ...[1, 2, 3].map((number) =>
    listed(`wall ${number}`, { name: "Wall", branchName: `#${number - 1}`, family: OF_WALL }),
  ),
];

const deletion = (id: string): Operation => ({
  kind: "delete",
  deck: asDeckId(id),
  revision: true,
  id: "op" as OperationId,
  at: 0,
  tried: false,
});

test("after the current revision is deleted, the last one becomes current; a single remaining one has no label", () => {
  const two = groupAfter(ROWS, deletion("wall 2"));
  expect(two.map(({ id, branchName, family: of }) => [id, branchName, of?.master])).toEqual([
    ["bleed", "", undefined],
    ["wall 1", "#0", "wall 3"],
    ["wall 3", "#2", "wall 3"],
  ]);
  const one = groupAfter(two, deletion("wall 3"));
  expect(one.map(({ id, branchName, family: of }) => [id, branchName, of])).toEqual([
    ["bleed", "", undefined],
    ["wall 1", "", undefined],
  ]);
});
