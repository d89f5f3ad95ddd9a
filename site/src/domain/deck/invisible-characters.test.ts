import { expect, test } from "vitest";
import { withoutInvisible } from "./invisible-characters";

test.each([
  ["Guns\u200b and \u202eButter", "Guns and Butter"],
  ["\ufeffGuns", "Guns"],
  ["a\u180b\u180fb\u{16fe4}\u{1d159}\u{1107f}c", "abc"],
  ["\u200d\ufe0f \u200c", ""],
  ["🧛‍♂️ می‌خواهم", "🧛‍♂️ می‌خواهم"],
  ["Ravnos", "Ravnos"],
])("%j becomes %j", (written, expected) => expect(withoutInvisible(written)).toBe(expected));
