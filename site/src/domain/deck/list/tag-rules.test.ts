import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanTags, tagCounts, tagProblem } from "./tag-rules";

describe("tags of a deck", () => {
  it.each([
    [
      ["bleed", " bleed ", "Bleed", "blééd", "vote"],
      ["bleed", "vote"],
    ],
    [["", "  ", "\t"], []],
    [["two\nlines"], ["two lines"]],
  ])("cleans %j to %j", (tags, clean) => {
    expect(cleanTags(tags)).toEqual(clean);
  });

  it.each([
    ["40 of them", Array.from({ length: 40 }, (_, at) => `tag ${at}`), undefined],
    ["41 of them", Array.from({ length: 41 }, (_, at) => `tag ${at}`), "too-many"],
    ["one of 40 characters", ["x".repeat(40)], undefined],
    ["one of 41 characters", ["x".repeat(41)], "too-long"],
    ["one of 40 emoji, each two UTF-16 units long", ["🦇".repeat(40)], undefined],
  ])("checks %s", (_what, tags, problem) => {
    expect(tagProblem(tags)).toBe(problem);
  });
});

describe("tagCounts", () => {
  it("counts decks, in alphabetical order", () => {
    const decks = [{ tags: ["vote", "bleed"] }, { tags: ["Éire", "vote"] }, { tags: [] }];
    expect(tagCounts(decks)).toEqual([
      { tag: "bleed", decks: 1 },
      { tag: "Éire", decks: 1 },
      { tag: "vote", decks: 2 },
    ]);
  });

  it("equals counting deck by deck", () => {
    const tags = fc.array(fc.constantFrom<string>("a", "B", "é", "c d"), { maxLength: 5 });
    fc.assert(
      fc.property(fc.array(fc.record({ tags })), (decks) => {
        const counts = tagCounts(decks);
        for (const { tag, decks: count } of counts) {
          expect(count).toBe(decks.filter((deck) => deck.tags.includes(tag)).length);
        }
        expect(new Set(counts.map(({ tag }) => tag))).toEqual(new Set(decks.flatMap((deck) => deck.tags)));
      }),
    );
  });
});
