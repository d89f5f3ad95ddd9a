import { expect, test } from "vitest";
import type { DeckId } from "../deck";
import { allDecksName, deckFileName, missingFileName, namesInArchive, proxiesFileName } from "./file-name";

const id = (text: string) => text as DeckId;
const FAMILY = { current: id("a"), members: [id("a"), id("b")] };
const deck = (name: string, revisionLabel = "", revisionGroup: typeof FAMILY | undefined = undefined) => ({
  name,
  revisionLabel,
  revisionGroup,
});

test.each([
  [deck("Sample Deck"), "text", "Sample Deck [text].txt"],
  [deck("Sample Deck"), "twdHints", "Sample Deck [twdHints].txt"],
  [deck("Sample Deck"), "excel", "Sample Deck.xlsx"],
  [deck("Sample Deck", "#1", FAMILY), "jol", "Sample Deck [#1] [jol].txt"],
  [deck("Sample Deck", "#1"), "jol", "Sample Deck [jol].txt"],
  [deck("Guns/Money: why?"), "excel", "Guns_Money_ why_.xlsx"],
  [deck("../../secret"), "excel", "_.._secret.xlsx"],
  [deck(" "), "excel", "deck.xlsx"],
  [deck("Ende."), "excel", "Ende.xlsx"],
  [deck("🩸".repeat(100)), "excel", `${"🩸".repeat(60)}.xlsx`],
] as const)("%o as %s: %s", (named, format, name) => {
  expect(deckFileName(named, format)).toBe(name);
});

test.each([
  [deck("Sample Deck"), "Sample Deck.pdf"],
  [deck("Łódź: 1/2", "#1", FAMILY), "Łódź_ 1_2 [#1].pdf"],
])("%o as proxies: %s", (named, name) => {
  expect(proxiesFileName(named)).toBe(name);
});

test("missing cards of a deck as proxies", () => {
  expect(missingFileName(deck("Guns?", "#1", FAMILY))).toBe("Guns_ [#1] [missing].pdf");
});

test("all decks in one archive, each with a unique name", () => {
  expect(allDecksName("2026-11-21", "lackey")).toBe("Decks 2026-11-21 [lackey]");
  const decks = [deck("A"), deck("a"), deck("A (2)"), deck("A"), deck("B", "#1", FAMILY)];
  expect(namesInArchive(decks, "text")).toEqual([
    "A.txt",
    "a (2).txt",
    "A (2) (2).txt",
    "A (3).txt",
    "B [#1].txt",
  ]);
  expect(namesInArchive(decks.slice(0, 1), "excel")).toEqual(["A.xlsx"]);
});
