import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newWords, type WordPiece, wordDifference } from "./word-difference";

const joined = (pieces: readonly WordPiece[], ...kinds: readonly WordPiece["kind"][]) =>
  pieces
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join("");

const words = fc
  .array(fc.constantFrom("Strike", "[pot] ", "dodge", ". ", "+1 ", "\n", "don’t ", "bleed", "é"))
  .map((parts) => parts.join(""));

describe("the words that differ", () => {
  it.each([
    ["Unique.", "Unique.", [["same", "Unique."]]],
    ["", "New.", [["inserted", "New."]]],
    ["Old.", "", [["deleted", "Old."]]],
    [
      "[pot] Strike: 2R damage.",
      "[pot] Strike: 3R damage, with 1 press.",
      [
        ["same", "[pot] Strike: "],
        ["deleted", "2R "],
        ["inserted", "3R "],
        ["same", "damage"],
        ["inserted", ", with 1 press"],
        ["same", "."],
      ],
    ],
  ])("between %j and %j", (before, after, pieces) => {
    expect(wordDifference(before, after).map(({ kind, text }) => [kind, text])).toEqual(pieces);
  });

  it("give both texts back", () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const pieces = wordDifference(before, after);
        expect(joined(pieces, "same", "deleted")).toBe(before);
        expect(joined(pieces, "same", "inserted")).toBe(after);
      }),
    );
  });

  it("are none between equal texts", () => {
    fc.assert(
      fc.property(words, (text) => {
        expect(wordDifference(text, text).every(({ kind }) => kind === "same")).toBe(true);
      }),
    );
  });
});

describe("the new words of a text", () => {
  it("are those in the ranges", () => {
    expect(newWords("+1 stealth action.", [11, 17])).toEqual([
      { kind: "same", text: "+1 stealth " },
      { kind: "inserted", text: "action" },
      { kind: "same", text: "." },
    ]);
  });

  it("are none in a range without letters, where words are gone", () => {
    expect(newWords("Unique.", [6, 6])).toEqual([
      { kind: "same", text: "Unique" },
      { kind: "same", text: "." },
    ]);
  });
});
