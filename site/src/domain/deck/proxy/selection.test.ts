import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY } from "../../samples/bases";
import {
  changeCopies,
  changeSet,
  chosenProxies,
  type ProxyChoices,
  selectAll,
  startChoices,
  tick,
} from "./selection";

const named = (name: string) => {
  const card = [...SAMPLE_CRYPT, ...SAMPLE_LIBRARY].find(({ displayName }) => displayName === name);
  if (!card) throw new Error(`${name} is no sample card`);
  return card;
};
const THEO = named("Theo Bell");
const DEFLECTION = named("Deflection");
const ROWS = [
  { card: THEO, copies: 2 },
  { card: DEFLECTION, copies: 3 },
];
const START = startChoices(ROWS);
const printed = (choices: ProxyChoices) =>
  chosenProxies(ROWS, choices).map(({ card, set }) => (set ? `${card.name} ${set}` : card.name));

describe("choosing proxies", () => {
  it("starts with the copies of the deck and nothing selected", () => {
    expect(printed(START)).toEqual([]);
    expect(START.get(DEFLECTION.id)?.copies).toBe(3);
  });

  it("selects all and none", () => {
    const all = selectAll(START, true);
    expect(printed(all)).toEqual(["Theo Bell", "Theo Bell", "Deflection", "Deflection", "Deflection"]);
    expect(printed(selectAll(all, false))).toEqual([]);
  });

  it("a number selects the card, 0 deselects it", () => {
    const one = changeCopies(START, DEFLECTION.id, 1);
    expect(printed(one)).toEqual(["Deflection"]);
    expect(printed(changeCopies(one, DEFLECTION.id, 0))).toEqual([]);
    expect(printed(selectAll(changeCopies(one, DEFLECTION.id, 0), true))).toEqual(["Theo Bell", "Theo Bell"]);
  });

  it("a selected card is printed at least once", () => {
    const none = changeCopies(START, THEO.id, 0);
    expect(printed(tick(none, THEO.id, true))).toEqual(["Theo Bell"]);
  });

  it("keeps the set of a card", () => {
    const chosen = changeSet(changeCopies(START, THEO.id, 1), THEO.id, "CE");
    expect(printed(chosen)).toEqual(["Theo Bell CE"]);
    expect(printed(changeSet(chosen, THEO.id, undefined))).toEqual(["Theo Bell"]);
  });

  it("ignores cards that are not in the deck", () => {
    const [theoOnly] = ROWS;
    const choices = startChoices(theoOnly ? [theoOnly] : []);
    expect(tick(choices, DEFLECTION.id, true)).toBe(choices);
  });

  it("prints the chosen number of each selected card", () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), fc.boolean(), (theos, deflections, ticked) => {
        const chosen = changeCopies(changeCopies(START, THEO.id, theos), DEFLECTION.id, deflections);
        const choices = tick(chosen, DEFLECTION.id, ticked);
        expect(printed(choices)).toHaveLength(theos + (ticked ? Math.max(deflections, 1) : 0));
      }),
    );
  });
});
