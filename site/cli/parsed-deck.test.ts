import { expect, test } from "vitest";
import { sampleCryptBase, sampleLibraryBase } from "../src/domain/samples/bases.ts";
import { parsedDeck, publishedNames } from "./parsed-deck.ts";

const names = publishedNames({ crypt: sampleCryptBase, library: sampleLibraryBase });

test("has the fields of the deck, its cards by id and the lines that name none", () => {
  const text = "Deck Name: Dolls\nAuthor: Ann\n\n2 Blood Doll\n1 Theo Bell (G6)\n3 Blod Doll\nand so on\n";
  expect(parsedDeck("a/dolls.txt", new TextEncoder().encode(text), names)).toEqual({
    file: "a/dolls.txt",
    name: "Dolls",
    author: "Ann",
    description: "",
    cards: { 100199: 2, 201613: 1 },
    badCards: ["3 Blod Doll"],
  });
});
