import fc from "fast-check";
import { expect, test } from "vitest";
import { asCardId, isCryptId } from "../card/ids";
import { SAMPLE_SETS, sampleCryptBase, sampleLibraryBase } from "../samples/bases";
import type { CryptBase } from "../search/card-base";
import { Facet } from "../search/facets";
import { listed } from "../search/positions";
import { joinedCryptBase, joinedLibraryBase } from "./joined-base";

/** The sample cards under ids of playtest cards. */
function testingBase(): CryptBase {
  const base = sampleCryptBase();
  const cards = base.cards.map((card) => {
    const id = asCardId(card.id + 10_000);
    if (id === undefined || !isCryptId(id)) throw new Error("No crypt id");
    return { ...card, id };
  });
  return { ...base, cards };
}

const released = sampleCryptBase();
const joined = joinedCryptBase(released, testingBase(), SAMPLE_SETS);

test("playtest cards follow the released ones, whose positions stay", () => {
  const count = released.cards.length;
  expect(joined.cards).toHaveLength(2 * count);
  expect([...released.positions].every(([id, position]) => joined.positions.get(id) === position)).toBe(true);
  for (const [position, card] of joined.cards.entries()) {
    expect(joined.positions.get(card.id)).toBe(position);
    expect(joined.byId.get(card.id)).toBe(card);
  }
});

test("every index has an entry for each card", () => {
  for (const trait of released.traits.values) {
    const members = listed(released.traits.members(trait));
    const twice = [...members, ...members.map((position) => released.cards.length + position)];
    expect(listed(joined.traits.members(trait))).toEqual(twice);
  }
  const lists = [...Object.values(joined.prints), joined.english.names(), joined.english.folded()];
  expect(lists.map((list) => list.length)).toEqual(lists.map(() => joined.cards.length));
});

test("only the joined cards answer the trait of playtest cards", () => {
  expect(released.traits.has("playtest")).toBe(false);
  expect(joined.traits.has("playtest")).toBe(true);
});

test("a trait that the released cards do not answer stays unanswered", () => {
  const without = { ...released, traits: new Facet({}, released.cards.length) };
  const some = { ...testingBase(), traits: new Facet({ "non-twd": [0] }, released.cards.length) };
  expect(joinedCryptBase(without, some, SAMPLE_SETS).traits.has("non-twd")).toBe(false);
});

test("the facets of the library are joined, too", () => {
  const library = sampleLibraryBase();
  const both = joinedLibraryBase(library, library, SAMPLE_SETS);
  for (const facet of ["sects", "capacityAtMost", "capacityAtLeast"] as const) {
    expect(both[facet].values).toEqual(library[facet].values);
    expect(both[facet].count).toBe(2 * library.cards.length);
  }
});

const POSTINGS = fc.record({
  count: fc.integer({ min: 0, max: 30 }),
  values: fc.dictionary(
    fc.constantFrom("prince", "baron", "bishop"),
    fc.uniqueArray(fc.integer({ min: 0, max: 29 })),
  ),
});

test("joined members are those of both parts, one after the other", () => {
  const facetOf = ({ count, values }: { count: number; values: Record<string, number[]> }) => {
    const coded = Object.entries(values).map(([value, all]) => {
      const positions = all.filter((position) => position < count).sort((a, b) => a - b);
      return [value, positions.map((position, index) => position - (positions[index - 1] ?? 0))] as const;
    });
    return new Facet(Object.fromEntries(coded), count);
  };
  fc.assert(
    fc.property(POSTINGS, POSTINGS, (one, other) => {
      const [titles, more] = [facetOf(one), facetOf(other)];
      const both = joinedCryptBase({ ...released, titles }, { ...testingBase(), titles: more }, SAMPLE_SETS);
      for (const value of ["prince", "baron", "bishop", "nobody"]) {
        const after = listed(more.members(value)).map((position) => titles.count + position);
        expect(listed(both.titles.members(value))).toEqual([...listed(titles.members(value)), ...after]);
        expect(both.titles.has(value)).toBe(titles.has(value) || more.has(value));
      }
    }),
  );
});
