import fc from "fast-check";
import { expect, test } from "vitest";
import { Haystack } from "./haystack";
import { listed } from "./positions";

const text = fc.stringMatching(/^[ab ]{0,6}$/);

test("one scan finds the words in the same texts as a look at each of them", () => {
  fc.assert(
    fc.property(fc.array(fc.array(text, { maxLength: 2 }), { maxLength: 40 }), text, (owned, words) => {
      const texts = owned.flatMap((some, owner) => some.map((one) => [one, owner] as const));
      const owners = texts.map(([, owner]) => owner);
      const haystack = new Haystack(
        texts.map(([one]) => one),
        owners,
        owned.length,
      );
      const hits = texts.filter(([one]) => one.includes(words)).map(([, owner]) => owner);
      expect(listed(haystack.find(words))).toEqual([...new Set(hits)]);
      const whole = texts.filter(([one]) => one === words).map(([, owner]) => owner);
      const isWhole = (all: string, start: number, end: number) =>
        (all[start - 1] ?? "\n") === "\n" && (all[end] ?? "\n") === "\n";
      expect(listed(haystack.find(words, isWhole))).toEqual([...new Set(whole)]);
    }),
  );
});
