import { expect, test } from "vitest";
import { copiesOf, findCard } from "../samples/deck-cards";
import { deckInFormat, type TextFormat } from "./formats";
import { shownName, writtenDeck } from "./written-deck";

const TEXTS = { name: "Sample Deck", author: "A. Player", description: "Toy list." };
/** Cards of the examples; the last two are considered. */
const CARDS = copiesOf({
  200011: 2,
  200041: 1,
  200002: 3,
  200009: 1,
  100009: 2,
  100012: 1,
  100006: 4,
  100001: 3,
  102308: 1,
  100005: 2,
  200040: 0,
  100199: 0,
});

function written(format: TextFormat, changes: Partial<typeof TEXTS> = {}): string {
  const deck = writtenDeck({ ...TEXTS, ...changes, cards: CARDS }, findCard);
  return deckInFormat(deck, format, shownName);
}

const CRYPT_BY_QUANTITY = `3x Aaron Bathurst          4 for obf pot                              Nosferatu antitribu:4
2x Adana de Sforza        11 CEL OBF POT PRE PRO aus   inner circle   Brujah:4
1x Abu Nuwasi              3 cel for                                  Ishtarri:4
1x Alan Sovereign (ADV)    6 AUS DOM for pre                          Ventrue:3
`;

const LIBRARY = `Library (13 cards)
Master (3; 2 trifle)
2x Abombwe
1x Absolution of the Diabolist

Action (4)
4x Abbot

Equipment (3)
3x .44 Magnum

Action Modifier/Reaction (1)
1x Absolute Tyranny

Combat/Reaction (2)
2x Abandoning the Flesh
`;

test("Text", () => {
  expect(written("text")).toBe(`Deck Name: Sample Deck
Author: A. Player
Description: Toy list.

Crypt (7 cards, min=15 max=32 avg=6.14)
=======================================
2x Adana de Sforza        11 CEL OBF POT PRE PRO aus   inner circle   Brujah:4
1x Alan Sovereign (ADV)    6 AUS DOM for pre                          Ventrue:3
3x Aaron Bathurst          4 for obf pot                              Nosferatu antitribu:4
1x Abu Nuwasi              3 cel for                                  Ishtarri:4

Library (13 cards)
==================
Master (3; 2 trifle)
---------------------
2x Abombwe
1x Absolution of the Diabolist

Action (4)
-----------
4x Abbot

Equipment (3)
--------------
3x .44 Magnum

Action Modifier/Reaction (1)
-----------------------------
1x Absolute Tyranny

Combat/Reaction (2)
--------------------
2x Abandoning the Flesh
`);
});

test("TWD: placeholders, also for the description", () => {
  expect(written("twd")).toBe(`[Event Name]
[Location]
[Date]
[Format]
[Players]
[Winner]
[Event Link]

-- [Scores]

Deck Name: Sample Deck
Description:
[Description]

Crypt (7 cards, min=15 max=32 avg=6.14)
---------------------------------------
${CRYPT_BY_QUANTITY}
${LIBRARY}`);
});

test("TWD with hints: all in one column", () => {
  const text = written("twdHints");
  const [first = "", second = "", ...lines] = text.split("\n");
  expect([first, second].every((line) => line.startsWith("# "))).toBe(true);
  expect(lines.slice(0, 13).join("\n")).toBe(`Autumn Gathering                                   # Event Name
Lyon, France                                       # Event Location
October 5th 2019                                   # Event Date
3R+F                                               # Number of Rounds
13 players                                         # Number of Players
Jane Doe                                           # Winner
https://www.vekn.net/event-calendar/event/1234     # Event Link

Deck Name: Sample Deck                             # OPTIONAL
Created by: Author Name                            # OPTIONAL, only if different from Winner
Description:                                       # OPTIONAL
Toy list.
`);
  expect(
    text.endsWith(
      `\n\nCrypt (7 cards, min=15 max=32 avg=6.14)\n${"-".repeat(39)}\n${CRYPT_BY_QUANTITY}\n${LIBRARY}`,
    ),
  ).toBe(true);
});

test("TWD with hints: a long name keeps its hint", () => {
  const name = "A name of a deck that has more letters than fit before a hint";
  expect(written("twdHints", { name })).toContain(`\nDeck Name: ${name} # OPTIONAL\n`);
});

test("TWD with hints: an empty description has a sample", () => {
  expect(written("twdHints", { description: " " })).toMatch(
    /# OPTIONAL\nTell how the deck plays[\s\S]+\n\nCrypt /,
  );
});

test("Lackey", () => {
  expect(written("lackey")).toBe(`3       .44 Magnum
2       Abandoning the Flesh
4       Abbot
2       Abombwe
1       Absolute Tyranny
1       Absolution of the Diabolist
Crypt:
3       Aaron Bathurst
1       Abu Nuwasi
2       Adana de Sforza
1       Alan Sovereign (ADV)
`);
});

test("JOL", () => {
  expect(written("jol")).toBe(`3xAaron Bathurst
1xAbu Nuwasi
2xAdana de Sforza
1xAlan Sovereign (ADV)
3x.44 Magnum
2xAbandoning the Flesh
4xAbbot
2xAbombwe
1xAbsolute Tyranny
1xAbsolution of the Diabolist
`);
});

/** Theo Bell of group 6, The Barrens, Kpist m/45, Rötschreck, two digits of copies, a vampire of any group. */
const HARD = copiesOf({ 201613: 12, 200076: 1, 100135: 1, 101065: 2, 101654: 1 });

test.each([
  ["text", "12x Theo Bell        8 "],
  ["text", "1x  Anarch Convert   1 "],
  ["text", ":ANY\n"],
  ["text", "1x The Barrens"],
  ["twd", "1x Barrens, The"],
  ["lackey", "1       Barrens, The"],
  ["lackey", "1       Rotschreck"],
  ["lackey", "2       Kpist m45"],
  ["lackey", "12      Theo Bell (G6)"],
  ["jol", "12xTheo Bell (G6)"],
  ["jol", "1xThe Barrens"],
  ["jol", "1xRötschreck"],
] as const)("%s: %s", (format, line) => {
  const deck = writtenDeck({ ...TEXTS, cards: HARD }, findCard);
  expect(deckInFormat(deck, format, shownName)).toContain(line);
});

test("Text and JOL use display names, TWD and Lackey do not", () => {
  const deck = writtenDeck({ ...TEXTS, cards: copiesOf({ 100001: 3 }) }, findCard);
  const named = (format: TextFormat) => deckInFormat(deck, format, () => "Magnum .44");
  expect([named("text"), named("jol")].every((text) => text.includes("Magnum .44"))).toBe(true);
  expect([named("twd"), named("twdHints"), named("lackey")].some((text) => text.includes("Magnum .44"))).toBe(
    false,
  );
});

test("a deck without cards is written", () => {
  const deck = writtenDeck({ name: "None", author: "", description: "", cards: new Map() }, findCard);
  expect(deckInFormat(deck, "text", shownName)).toBe(`Deck Name: None
Author: 

Crypt (0 cards, min=0 max=0 avg=0)
==================================

Library (0 cards)
=================
`);
});
