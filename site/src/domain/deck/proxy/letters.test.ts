import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printedText } from "./letters";

describe("characters of a PDF", () => {
  it.each([
    ["Theo Bell", "Theo Bell", 0],
    ["Rötschreck", "Rötschreck", 0],
    ["Œuvre “Ž” – Smiling Jack…", "Œuvre “Ž” – Smiling Jack…", 0],
    ["Bolesław Gutowski", "Boleslaw Gutowski", 1],
    ["Věnceslava, The Implacable", "Venceslava, The Implacable", 1],
    ["Grażyna Olesińska", "Grazyna Olesinska", 2],
    ["Erdős", "Erdos", 1],
    ["Łódź", "Lódz", 2],
    ["Ⓓ action", "(D) action", 0],
    ["Ἀ", "?", 0],
  ])("writes %s as %s", (source, text, marks) => {
    const printed = printedText(source);
    expect(printed.text).toBe(text);
    expect(printed.marked).toHaveLength(marks);
  });

  it("draws missing diacritics at their letter", () => {
    expect(printedText("Bolesław").marked.map(({ at }) => at)).toEqual([5]);
    expect(printedText("ő").marked[0]?.strokes).toHaveLength(2);
    expect(printedText("Bole\u0142").marked).toEqual(printedText("Bole\u0142".normalize("NFD")).marked);
  });

  it("draws diacritics higher over capitals", () => {
    const top = (letter: string) =>
      Math.max(...(printedText(letter).marked[0]?.strokes[0] ?? []).map(([, y]) => y));
    expect(top("Ě")).toBeGreaterThan(top("ě"));
  });

  it("writes no character that the fonts lack", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xd7ff)), (codes) => {
        expect(printedText(String.fromCodePoint(...codes)).text).toMatch(
          /^[ -~\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/,
        );
      }),
    );
  });
});
