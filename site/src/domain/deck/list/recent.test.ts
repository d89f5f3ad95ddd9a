import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asDeckId } from "../url/deck-route";
import { parseRecent, RECENT_KINDS, recentFrom, withRecent } from "./recent";

const deck = (id: string, facts: object = {}) => ({
  id: asDeckId(id),
  name: "Rötschreck",
  isAuthor: false,
  publicParent: false,
  ...facts,
});

describe("recentFrom", () => {
  it.each([
    ["a deck of another user", deck("Ab3dEf6hI"), "shared"],
    ["a public deck", deck("Ab3dEf6hI", { publicParent: true }), "public"],
    ["a tournament deck", deck("2k8emmgp"), "archive"],
    ["no own deck", deck("Ab3dEf6hI", { isAuthor: true }), undefined],
    ["no precon", deck("V5:PTr"), undefined],
    ["no deck in the URL", deck("deck"), undefined],
  ])("remembers %s", (_what, seen, kind) => {
    expect(recentFrom(seen)?.kind).toBe(kind);
  });
});

const recents = fc.array(
  fc.record({
    id: fc.integer({ min: 0, max: 14 }).map((at) => asDeckId(`deck-${at}`)),
    name: fc.string({ maxLength: 8 }),
    kind: fc.constantFrom(...RECENT_KINDS),
  }),
);

it("keeps the last ten decks, without duplicates, newest first", () => {
  fc.assert(
    fc.property(recents, (seen) => {
      const list = seen.reduce<ReturnType<typeof parseRecent>>(withRecent, []);
      const newestFirst = [...new Set(seen.map(({ id }) => id).toReversed())];
      expect(list.map(({ id }) => id)).toEqual(newestFirst.slice(0, 10));
    }),
  );
});

it("reads back what it stored", () => {
  fc.assert(
    fc.property(recents, (seen) => {
      const list = seen.reduce<ReturnType<typeof parseRecent>>(withRecent, []);
      expect(parseRecent(JSON.parse(JSON.stringify(list)))).toEqual(list);
    }),
  );
});

it("accepts any stored value", () => {
  const good = { id: "Ab3dEf6hI", name: "Wall", kind: "shared" };
  expect(parseRecent([good, good, 7, null, {}, { ...good, id: 5 }, { ...good, kind: "own" }])).toEqual([
    good,
  ]);
  fc.assert(
    fc.property(fc.jsonValue(), (raw) => {
      expect(parseRecent(raw).length).toBeLessThanOrEqual(10);
    }),
  );
});
