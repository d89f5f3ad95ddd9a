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

test("words in some of the texts are the words in all of them, without the others", () => {
  const isStart = (all: string, start: number) => (all[start - 1] ?? "\n") === "\n";
  const search = fc.record({ words: fc.stringMatching(/^[ab]{0,3}$/), quoted: fc.boolean() });
  const some = fc.array(fc.nat(39), { maxLength: 12 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 40 }), fc.array(fc.tuple(search, some)), (texts, searches) => {
      const haystack = new Haystack(texts, [...texts.keys()], texts.length);
      for (const [{ words: sought, quoted }, positions] of searches) {
        const own = [...new Set(positions)]
          .filter((position) => position < texts.length)
          .sort((a, b) => a - b);
        const within = noPositions(texts.length);
        for (const position of own) add(within, position);
        const accepts = quoted ? isStart : undefined;
        const alone = new Haystack(texts, [...texts.keys()], texts.length);
        const everywhere = listed(alone.find(sought, undefined, accepts));
        expect(listed(haystack.find(sought, within, accepts))).toEqual(
          everywhere.filter((position) => own.includes(position)),
        );
      }
    }),
  );
});
