import fc from "fast-check";
import { expect, test } from "vitest";
import { isNoteTooLong, noteText } from "./note-text";

const bytes = (text: string) => new TextEncoder().encode(text).length;

test.each<[string, string, string, boolean]>([
  ["a note", "Lent to Zoë\n2 copies", "Lent to Zoë\n2 copies", false],
  ["a blank note", " \n\t", "", false],
  ["control characters", "a\u0000b\u000bc\u007fd\te", "abcd\te", false],
  ["2,000 characters", "a".repeat(2000), "a".repeat(2000), false],
  ["2,001 characters", "a".repeat(2001), "a".repeat(2000), true],
  ["2,000 characters of three bytes", "語".repeat(2000), "語".repeat(2000), false],
  ["emoji beyond 6,000 bytes", "🦇".repeat(1501), "🦇".repeat(1500), true],
  ["half of an emoji", "a\ud83e", "a", false],
])("%s", (_what, text, stored, isCut) => {
  expect(noteText(text)).toBe(stored);
  expect(isNoteTooLong(text)).toBe(isCut);
});

test("whatever is typed fits, and is stored unchanged once it does", () => {
  const any = fc.string({ unit: "binary", maxLength: 4000, size: "max" });
  fc.assert(
    fc.property(any, (text) => {
      const stored = noteText(text);
      expect([...stored].length).toBeLessThanOrEqual(2000);
      expect(bytes(stored)).toBeLessThanOrEqual(6000);
      expect(noteText(stored)).toBe(stored);
      expect(isNoteTooLong(stored)).toBe(false);
    }),
    { numRuns: 200 },
  );
});
