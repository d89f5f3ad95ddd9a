import fc from "fast-check";
import { expect, test } from "vitest";
import { Haystack } from "./haystack";
import { listed } from "./positions";

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
      expect(listed(haystack.find(sought, isWhole))).toEqual([...new Set(whole)]);
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
