import fc from "fast-check";
import { expect, test } from "vitest";
import { Haystack } from "./haystack";
import { add, listed, noPositions } from "./positions";

const text = fc.stringMatching(/^[ab ]{0,6}$/);
const words = fc.stringMatching(/^[ab ]{1,3}$/);

test("one scan finds the words in the same texts as a look at each of them", () => {
  fc.assert(
    fc.property(fc.array(fc.array(text, { maxLength: 2 }), { maxLength: 40 }), words, (owned, sought) => {
      const texts = owned.flatMap((some, owner) => some.map((one) => [one, owner] as const));
      const owners = texts.map(([, owner]) => owner);
      const haystack = new Haystack(
        texts.map(([one]) => one),
        owners,
        owned.length,
      );
      const hits = texts.filter(([one]) => one.includes(sought)).map(([, owner]) => owner);
      expect(listed(haystack.find(sought))).toEqual([...new Set(hits)]);
      const whole = texts.filter(([one]) => one === sought).map(([, owner]) => owner);
      const isWhole = (all: string, start: number, end: number) =>
        (all[start - 1] ?? "\n") === "\n" && (all[end] ?? "\n") === "\n";
      expect(listed(haystack.find(sought, undefined, isWhole))).toEqual([...new Set(whole)]);
    }),
  );
});

test("words that are typed letter by letter, and changed, are found as by themselves", () => {
  const typed = fc.array(fc.stringMatching(/^[ab]{0,4}$/), { maxLength: 12 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 40 }), typed, (texts, searches) => {
      const haystack = new Haystack(texts, [...texts.keys()], texts.length);
      for (const sought of searches) {
        const alone = new Haystack(texts, [...texts.keys()], texts.length);
        expect(listed(haystack.find(sought))).toEqual(listed(alone.find(sought)));
      }
    }),
  );
});

const anySearch = fc.record({
  sought: fc.stringMatching(/^[ab]{0,3}$/),
  atEnd: fc.boolean(),
  /** undefined: all. */
  positions: fc.option(fc.array(fc.nat(39), { maxLength: 12 }), { nil: undefined }),
});

test("words of some owners are the words of all, without the others", () => {
  const isAtEnd = (all: string, _start: number, end: number) => (all[end] ?? "\n") === "\n";
  fc.assert(
    fc.property(
      fc.array(fc.array(text, { maxLength: 2 }), { maxLength: 40 }),
      fc.array(anySearch),
      (owned, searches) => {
        const owners = owned.flatMap((some, owner) => some.map(() => owner));
        const haystack = new Haystack(owned.flat(), owners, owned.length);
        for (const { sought, atEnd, positions } of searches) {
          const within = noPositions(owned.length);
          for (const position of positions ?? owned.keys()) {
            if (position < owned.length) add(within, position);
          }
          const holds = (one: string) => (atEnd ? one.endsWith(sought) : one.includes(sought));
          const expected = listed(within).filter((owner) => sought !== "" && owned[owner]?.some(holds));
          expect(listed(haystack.find(sought, within, atEnd ? isAtEnd : undefined))).toEqual(expected);
        }
      },
    ),
    { numRuns: 1000 },
  );
});
