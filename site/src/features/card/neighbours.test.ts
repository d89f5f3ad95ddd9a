import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CardId } from "../../domain/card/card";
import { asCardId } from "../../domain/card/ids";
import { neighbours } from "./neighbours";

function card(id: number): CardId {
  const known = asCardId(id);
  if (known === undefined) throw new Error(`${id} is no card id`);
  return known;
}

const THEO = card(201362);
const THEO_ADV = card(201363);
const THEO_G6 = card(201613);
const LIST = [THEO, THEO_ADV, THEO_G6];

describe("the neighbors of a card", () => {
  it.each([
    ["inside the list", THEO_ADV, THEO, THEO_G6, 2],
    ["the last card precedes the first", THEO, THEO_G6, THEO_ADV, 1],
    ["the first card follows the last", THEO_G6, THEO_ADV, THEO, 3],
  ])("%s", (_, id, previous, next, position) => {
    expect(neighbours(id, LIST)).toEqual({ previous, next, position });
  });

  it("do not exist in a list of one card, or for a card outside of the list", () => {
    expect(neighbours(THEO, [THEO])).toBeUndefined();
    expect(neighbours(THEO, [])).toBeUndefined();
    expect(neighbours(THEO, [THEO_ADV, THEO_G6])).toBeUndefined();
  });

  it("are cyclic, and next is the inverse of previous", () => {
    const lists = fc.uniqueArray(fc.integer({ min: 200001, max: 201786 }).map(card), { minLength: 2 });
    fc.assert(
      fc.property(lists, fc.nat(), (list, start) => {
        const from = list[start % list.length] ?? THEO;
        let at = from;
        for (const _ of list) at = neighbours(at, list)?.next ?? at;
        expect(at).toBe(from);
        const back = neighbours(from, list)?.previous ?? from;
        expect(neighbours(back, list)?.next).toBe(from);
      }),
    );
  });
});
