import { expect, test } from "vitest";
import { asDeckId } from "../list/deck-address";
import { family, listed } from "../list/decks.test.support";
import { familyAfter } from "./family";
import type { Operation, OperationId } from "./operation";

const OF_WALL = family("wall 2", "wall 1", "wall 2", "wall 3");
const ROWS = [
  listed("bleed"),
  ...[1, 2, 3].map((number) =>
    listed(`wall ${number}`, { name: "Wall", branchName: `#${number - 1}`, family: OF_WALL }),
  ),
];

const gone = (id: string): Operation => ({
  kind: "delete",
  deck: asDeckId(id),
  revision: true,
  id: "op" as OperationId,
  at: 0,
  tried: false,
});

test("of a revision that goes the last of the rest becomes the master; one that is left alone has no label", () => {
  const two = familyAfter(ROWS, gone("wall 2"));
  expect(two.map(({ id, branchName, family: of }) => [id, branchName, of?.master])).toEqual([
    ["bleed", "", undefined],
    ["wall 1", "#0", "wall 3"],
    ["wall 3", "#2", "wall 3"],
  ]);
  const one = familyAfter(two, gone("wall 3"));
  expect(one.map(({ id, branchName, family: of }) => [id, branchName, of])).toEqual([
    ["bleed", "", undefined],
    ["wall 1", "", undefined],
  ]);
});
