import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY } from "../samples/bases";
import { cardNames } from "./card-names";
import { readDeckText } from "./deck-text";

const NAMES = cardNames([...SAMPLE_CRYPT, ...SAMPLE_LIBRARY]);
const ALAN = 200040;
const ALAN_ADVANCED = 200041;
const THEO_6 = 201613;
const MAGNUM = 100001;
const BARRENS = 100135;
const BLOOD_DOLL = 100199;

function read(text: string) {
  const {
    cards,
    badCards,
    written: _,
    report: _report,
    unreadInReport: _lines,
    ...rest
  } = readDeckText(text, NAMES, { playtest: false });
  return {
    ...rest,
    cards: Object.fromEntries(cards),
    bad: badCards.map((bad) => `${bad.line}: ${bad.text}`),
  };
}

const CARDS = `Crypt (4 cards, min=12 max=25 avg=6.25)
=======================================
2x Alan Sovereign          6 AUS DOM for pre            Ventrue:3
1x Alan Sovereign (ADV)    6 AUS DOM for pre            Ventrue:3
1x Theo Bell               7 CEL POT dom pre  baron     Brujah:6

Library (6 cards)
==================
Master (3; 1 trifle)
---------------------
1x Barrens, The
2x Blood Doll

Equipment (3)
--------------
3x .44 Magnum
`;
const COPIES = { [ALAN]: 2, [ALAN_ADVANCED]: 1, [THEO_6]: 1, [BARRENS]: 1, [BLOOD_DOLL]: 2, [MAGNUM]: 3 };

test("Text", () => {
  const text = `Deck Name: Guns & Money\nAuthor: A. Player\nDescription: Toy list.\n\n${CARDS}`;
  expect(read(text)).toEqual({
    name: "Guns & Money",
    author: "A. Player",
    description: "Toy list.",
    cards: COPIES,
    bad: [],
    unread: 0,
  });
});

test("TWD export: placeholders are ignored", () => {
  const text = `[Event Name]
[Location]
[Date]
[Format]
[Players]
[Winner]
[Event Link]

-- [Scores]

Deck Name: Guns & Money
Description:
[Description]

${CARDS}`;
  expect(read(text)).toEqual({
    name: "Guns & Money",
    author: "",
    description: "",
    cards: COPIES,
    bad: [],
    unread: 0,
  });
});

test("TWD with hints: samples are ignored, the description belongs to the deck", () => {
  const text = `# Replace the lines below with your event data.
# Delete everything from "#" on each line; the first line becomes the event name.
Autumn Gathering                                   # Event Name
Lyon, France                                       # Event Location
October 5th 2019                                   # Event Date
3R+F                                               # Number of Rounds
13 players                                         # Number of Players
Jane Doe                                           # Winner
https://example.org/event                          # Event Link

Deck Name: Guns & Money                            # OPTIONAL
Created by: Author Name                            # OPTIONAL, only if different from Winner
Description:                                       # OPTIONAL
Shoot first.

2 Blood Doll were enough.

${CARDS}`;
  expect(read(text)).toEqual({
    name: "Guns & Money",
    author: "",
    description: "Shoot first.\n\n2 Blood Doll were enough.",
    cards: COPIES,
    bad: [],
    unread: 0,
  });
});

describe("a deck of the archive", () => {
  const event =
    "4th Annual Blood Runs Cold\nRaleigh (NC), USA\nMay 5th 2001 -- May 6th 2001\n3R+F\n14 players\n";

  test("the winner is the author, numbers above the list are no cards", () => {
    const text = `${event}Ann Winner\nhttps://example.org/1\n\n-- 3vp in final\n\n2 Blood Doll too many.\n\n${CARDS}`;
    expect(read(text)).toMatchObject({
      name: "New deck",
      author: "Ann Winner",
      cards: COPIES,
      bad: [],
      unread: 1,
    });
  });

  test("unless another player built the deck", () => {
    const text = `${event}Ann Winner\n\nDeck Name: Guns\nCreated by: Bob Builder\n\n${CARDS}`;
    expect(read(text)).toMatchObject({ name: "Guns", author: "Bob Builder", unread: 0 });
  });

  test("numbers of the tournament are no cards of a list without titles", () => {
    const event = ["Night Shift", "Lyon, France", "May 3rd 2026", "3R+F", "54 players", "Ada Player"];
    const deck = read([...event, "", "2x Alan Sovereign", "3x Blood Doll"].join("\n"));
    expect(deck.cards).toEqual({ [ALAN]: 2, [BLOOD_DOLL]: 3 });
    expect(deck.bad).toEqual([]);
    expect(deck.author).toBe("Ada Player");
  });

  test("comments on cards are ignored", () => {
    const text = `Deck Name: Guns\n\n${CARDS.replace("The\n", "The -- 1 is enough\n")}`;
    expect(read(text)).toMatchObject({ cards: COPIES, bad: [] });
  });
});

test("Lackey: the library comes first", () => {
  const text = `3       .44 Magnum\n1       Barrens, The\n2       Blood Doll\nCrypt:\n2       Alan Sovereign\n1       Alan Sovereign (ADV)\n1       Theo Bell (G6)\n`;
  expect(read(text)).toEqual({
    name: "New deck",
    author: "",
    description: "",
    cards: COPIES,
    bad: [],
    unread: 0,
  });
});

test("JOL", () => {
  const text =
    "2xAlan Sovereign\n1xAlan Sovereign (ADV)\n1xTheo Bell (G6)\n3x.44 Magnum\n1xThe Barrens\n2xBlood Doll\n";
  expect(read(text)).toMatchObject({ cards: COPIES, bad: [], unread: 0 });
});

test("formats of other deck builders", () => {
  const text = `\ufeffDeck Name : Guns\r
Author : A. Player\r
Description :\r
2 of everything\r
\r
Crypt [4 vampires] Capacity min: 6 max: 7 average: 6.25\r
------------------------------------------------------------\r
  2x Alan Sovereign\t\t6  AUS DOM for pre\t\tVentrue:3\r
  1x Alan Sovereign\tADV\t6  AUS DOM for pre\t\tVentrue:3\r
  1x Theo Bell\t\t\t7  CEL POT dom pre  baron\tBrujah:6\r
\r
Library [6 cards]\r
------------------------------------------------------------\r
Master [3]\r
  1x The Barrens\r
  2x Blood Doll (or more)\r
\r
Equipment [3]\r
  3x .44 Magnum\r
\r
Recorded with: a program of 2003\r
`;
  expect(read(text)).toEqual({
    name: "Guns",
    author: "A. Player",
    description: "2 of everything",
    cards: COPIES,
    bad: [],
    unread: 1,
  });
});

test("a library above its crypt is not part of the head", () => {
  const [crypt = "", library = ""] = CARDS.split("\n\nLibrary");
  for (const head of ["", "Deck Name: Guns\nAuthor: A. Player\n\n"]) {
    expect(read(`${head}Library${library}\n\n${crypt}`)).toMatchObject({ cards: COPIES, bad: [], unread: 0 });
  }
  const untitled = "2 Blood Doll\n\nCrypt (1)\n1 Theo Bell (G6)\n";
  expect(read(untitled).cards).toEqual({ [BLOOD_DOLL]: 2, [THEO_6]: 1 });
});

test.each(["Crypt 4 cards, min 6", "Crypt: 4, min: 6", "CRYPT (4) min=6", "Crypt : [4 vampires] Min 6"])(
  "%s: a title however it is written",
  (title) => {
    const crypt = `${title}\n1 Theo Bell (G6)`;
    const cards = { [THEO_6]: 1, [BLOOD_DOLL]: 2 };
    for (const list of [
      `${crypt}\nLibrary 2 cards\n2 Blood Doll`,
      `Library 2 cards\n2 Blood Doll\n${crypt}`,
    ]) {
      expect(read(`Deck: Guns\n\n${list}`)).toMatchObject({ name: "Guns", cards, bad: [], unread: 0 });
    }
    expect(read(crypt)).toMatchObject({ cards: { [THEO_6]: 1 }, bad: [], unread: 0 });
  },
);

test("copies on two lines add up", () => {
  expect(read("2 Blood Doll\n1 The Barrens\n3x blood doll -- more").cards).toEqual({
    [BLOOD_DOLL]: 5,
    [BARRENS]: 1,
  });
});

test("copies on several lines add up to the maximum at most", () => {
  expect(read("999 Blood Doll\n1 Blood Doll")).toMatchObject({
    cards: { [BLOOD_DOLL]: 999 },
    bad: ["2: 1 Blood Doll"],
  });
});

test("unreadable lines are reported: bad cards by line, other lines by number", () => {
  const text = "My deck\n\nMaster\n2 Blood Doll\n3 Blod Doll\n0 The Barrens\nand so on\n  12 more\n------\n";
  expect(read(text)).toMatchObject({
    cards: { [BLOOD_DOLL]: 2 },
    bad: ["5: 3 Blod Doll", "6: 0 The Barrens", "8: 12 more"],
    unread: 2,
  });
});

test.each([
  ["title", `Crypt${" ".repeat(200_000)}x`],
  ["name", `Deck Name: a${" ".repeat(200_000)}b`],
  ["gap", `a${" ".repeat(200_000)}b`],
  ["brackets", `4 Theo Bell ${"(adv ,".repeat(50_000)}`],
  ["colons", `4 Theo Bell ${": 1 ".repeat(50_000)}x`],
])("a very long line is read like any other: %s", (_, line) => {
  expect(read(`${line}\n2 Blood Doll`).cards).toMatchObject({ [BLOOD_DOLL]: 2 });
});

test("playtest cards are only read if allowed", () => {
  const [doll] = SAMPLE_LIBRARY.filter(({ id }) => id === BLOOD_DOLL);
  const tested = { ...doll, id: 110_001, name: "Secret", asciiName: "Secret", displayName: "Secret" };
  const names = cardNames([tested as (typeof SAMPLE_LIBRARY)[number]]);
  const refused = readDeckText("2 Secret", names, { playtest: false });
  expect([refused.cards.size, refused.badCards]).toEqual([
    0,
    [{ line: 1, text: "2 Secret", problem: "name" }],
  ]);
  const allowed = readDeckText("2 Secret", names, { playtest: true });
  expect([[...allowed.cards.values()], allowed.badCards]).toEqual([[2], []]);
});

describe("the head of a Text", () => {
  const anyLine = fc
    .string({ unit: "grapheme" })
    .map((text) => text.replace(/[\s\u200b-\u200d\u2060\ufeff\u00ad]+/g, " ").trim());
  const anyBlock = fc.array(
    fc.oneof(
      anyLine,
      fc.constantFrom("2 Blood Doll", "Crypt (2)", "May 5th 2001", "Author: B", "Description: c", "[d]"),
    ),
  );
  const anyName = anyLine.filter((name) => name !== "" && !name.includes("# OPTIONAL"));

  test("is read back as it was written", () => {
    fc.assert(
      fc.property(anyName, anyBlock, (name, block) => {
        const description = block.join("\n").trim();
        const text = `Deck Name: ${name}\nAuthor: \nDescription: ${description}\n\n${CARDS}`;
        expect(read(text)).toEqual({
          name,
          author: "",
          description,
          cards: COPIES,
          bad: [],
          unread: 0,
        });
      }),
    );
  });
});
