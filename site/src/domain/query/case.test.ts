import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCase } from "./any-text.test.support";
import { SEARCH_KINDS } from "./forms.test.support";

// docs/rules/search.md §12: case changes codes of disciplines without a keyword and levels of vampires only.

describe.each(SEARCH_KINDS)("$name", ({ language, find }) => {
  test("case changes nothing else", { tags: "slow" }, () => {
    fc.assert(
      fc.property(anyCase, ({ text, recased }) => {
        const [one, other] = [language.read(text), language.read(recased)];
        expect(other.problems.map(({ code, at }) => [code, at])).toEqual(
          one.problems.map(({ code, at }) => [code, at]),
        );
        expect(find(other.criteria)).toEqual(find(one.criteria));
      }),
      { numRuns: 1000 },
    );
  });
});

const printed = (name: string, text: string) => {
  const kind = SEARCH_KINDS.find((one) => one.name === name);
  return kind?.language.print(kind.language.read(text).criteria);
};

test.each([
  ["crypt", "dis:ani", "dis:ani"],
  ["crypt", "dis:Ani", "dis:ani"],
  ["crypt", "dis:ANI", "dis:ANI"],
  ["crypt", "DIS:ANIMALISM", "dis:ANI"],
  ["crypt", "Animalism", "Animalism"],
  ["crypt", "ANI", "dis:ANI"],
  ["crypt", "ani", "ani"],
  ["crypt", "ANI pot", "dis:ANI dis:pot"],
  ["library", "dis:DOM", "dis:dom"],
  ["library", "DOM", "dis:dom"],
  ["library", "dom", "dom"],
  ["twd", "dis:DOM", "dis:dom"],
])("%s: %s means %s", (name, text, meaning) => expect(printed(name, text)).toBe(meaning));
