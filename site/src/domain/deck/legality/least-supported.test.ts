import { expect, test } from "vitest";
import { copiesOf } from "../samples/deck-cards";
import { takeOutRows } from "./least-supported";

const GOVERN = 100845;
const DEFLECTION = 100518;
const BLOOD_DOLL = 100199;
const NATHAN_TURNER = 201020;

test.each<[string, Record<number, number>, readonly (readonly [card: number, copies: number])[]]>([
  [
    "as it was opened",
    { [GOVERN]: 4, [DEFLECTION]: 4 },
    [
      [GOVERN, 4],
      [DEFLECTION, 4],
    ],
  ],
  [
    "with fewer copies",
    { [GOVERN]: 4, [DEFLECTION]: 1 },
    [
      [GOVERN, 4],
      [DEFLECTION, 1],
    ],
  ],
  ["without a card", { [DEFLECTION]: 4 }, [[DEFLECTION, 4]]],
  [
    "with a card that came later",
    { [BLOOD_DOLL]: 1, [GOVERN]: 4, [DEFLECTION]: 4 },
    [
      [GOVERN, 4],
      [DEFLECTION, 4],
      [BLOOD_DOLL, 1],
    ],
  ],
])("cards to take out keep their order, and later ones are last: a deck %s", (_, present, expected) => {
  const opened = copiesOf({ [NATHAN_TURNER]: 2, [DEFLECTION]: 4, [GOVERN]: 4 });
  const evidence = [
    { card: DEFLECTION, playing: 30 },
    { card: GOVERN, playing: 9 },
  ];
  const rows = takeOutRows(opened, copiesOf({ [NATHAN_TURNER]: 2, ...present }), evidence);
  expect(rows.map(({ id, copies }) => [id, copies])).toEqual(expected);
});
