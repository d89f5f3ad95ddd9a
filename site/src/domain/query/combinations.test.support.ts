import fc from "fast-check";
import { expect } from "vitest";
import { SEARCH_KINDS } from "./forms.test.support";

// A second reading of combinations: each condition is a test of a single card or deck.

export interface Condition<Item> {
  readonly text: string;
  readonly holds: (item: Item) => boolean;
}

/** Conditions joined by spaces, "or", hyphens and brackets, with the test of the whole. */
function anyCombination<Item>(conditions: readonly Condition<Item>[]): fc.Arbitrary<Condition<Item>> {
  const { whole } = fc.letrec<{ whole: Condition<Item>; unit: Condition<Item> }>((tie) => ({
    unit: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(...conditions),
      tie("unit").map(({ text, holds }) => ({ text: `-(${text})`, holds: (item: Item) => !holds(item) })),
      tie("whole").map(({ text, holds }) => ({ text: `(${text})`, holds })),
    ),
    whole: fc.oneof(
      fc.array(tie("unit"), { minLength: 1, maxLength: 3 }).map((all) => ({
        text: all.map(({ text }) => text).join(" "),
        holds: (item: Item) => all.every(({ holds }) => holds(item)),
      })),
      fc.array(tie("unit"), { minLength: 2, maxLength: 3 }).map((all) => ({
        text: all.map(({ text }) => text).join(" or "),
        holds: (item: Item) => all.some(({ holds }) => holds(item)),
      })),
    ),
  }));
  return whole;
}

/** Combinations of the conditions, and what is printed of them, find what the tests of all items find, in their order. */
export function expectCombinations<Item>(
  name: string,
  items: readonly Item[],
  found: (item: Item, place: number) => unknown,
  conditions: readonly Condition<Item>[],
  numRuns: number,
): void {
  const kind = SEARCH_KINDS.find((one) => one.name === name);
  if (!kind) throw new Error(`No search ${name}`);
  const places = new Map(items.map((item, place) => [item, found(item, place)]));
  fc.assert(
    fc.property(anyCombination(conditions), ({ text, holds }) => {
      const { criteria, problems } = kind.language.read(text);
      fc.pre(problems.every(({ code }) => code !== "too-deep"));
      expect(problems).toHaveLength(0);
      const expected = items.filter(holds).map((item) => places.get(item));
      expect(kind.find(criteria)).toEqual(expected);
      expect(kind.find(kind.language.read(kind.language.print(criteria)).criteria)).toEqual(expected);
    }),
    { numRuns },
  );
}
