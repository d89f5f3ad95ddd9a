import { describe, expect, it } from "vitest";
import { asCardId } from "../../domain/card/ids";
import { rulingsOf, sourcesOf } from "../../domain/card/rulings-of";
import { SAMPLE_LINKS, SAMPLE_RULINGS } from "./samples/published";

function rulings(id: number) {
  const card = asCardId(id);
  if (card === undefined) throw new Error(`${id} is no card id`);
  return rulingsOf(card, SAMPLE_RULINGS).map(({ text }) => text);
}

describe("the rulings of a card", () => {
  it("start with its own", () => {
    expect(rulings(100845)).toEqual(["[DOM] You do not reveal the target vampire."]);
  });

  it("continue with those of its groups in order, with the group's prefix for this card", () => {
    expect(rulings(100518)).toEqual([
      "Can be used when failing to block because of stealth: it is still declining to block.",
      "Must be used before action resolution. It cannot be played after a {Spying Mission} on the vampire triggers.",
      "[DOM] Cannot be used to direct a bleed to a Methuselah who would be an invalid target for a bleed.",
    ]);
  });

  it("are decoded from deltas of card ids and text indexes", () => {
    expect(rulings(201363)).toEqual([
      "[MERGED] Is Independent. If the base version was the one in play, it changes sect as it is merged.",
    ]);
    expect(rulings(100519)).toHaveLength(1);
  });

  it("may be empty", () => {
    expect(rulings(100001)).toEqual([]);
  });

  it("have their sources", () => {
    expect(sourcesOf(2, SAMPLE_LINKS).map(([label]) => label)).toEqual(["ANK 20180512", "LSJ 20020620"]);
    expect(sourcesOf(4, SAMPLE_LINKS)).toEqual([]);
  });
});
