import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linkedPieces } from "./linked-text";

const links = (text: string) => linkedPieces(text).filter(({ isLink }) => isLink);

describe("URLs in a text", () => {
  it.each([
    ["See https://example.org/a.", "https://example.org/a"],
    ["(https://example.org/?q=1&b=2#c)", "https://example.org/?q=1&b=2#c"],
    ["http://example.org, and more", "http://example.org"],
    ["[list: https://example.org/rulings]", "https://example.org/rulings"],
    ["https://example.org/a/", "https://example.org/a/"],
  ])("are found in %j", (text, url) => {
    expect(links(text)).toEqual([{ text: url, isLink: true }]);
  });

  it.each(["javascript:alert(1)", "no url", "https://", "ftp://example.org/"])(
    "are not seen in %j",
    (text) => {
      expect(links(text)).toEqual([]);
    },
  );

  it("are separate from the surrounding text", () => {
    expect(linkedPieces("Rulings: https://a.example and https://b.example!")).toEqual([
      { text: "Rulings: ", isLink: false },
      { text: "https://a.example", isLink: true },
      { text: " and ", isLink: false },
      { text: "https://b.example", isLink: true },
      { text: "!", isLink: false },
    ]);
  });

  it("joining the pieces restores the text", () => {
    const words = fc.constantFrom("https://", "http://a.b", " ", ".", ")", "é", "x", "\n");
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        const text = parts.join("");
        expect(
          linkedPieces(text)
            .map((piece) => piece.text)
            .join(""),
        ).toBe(text);
      }),
    );
  });
});
