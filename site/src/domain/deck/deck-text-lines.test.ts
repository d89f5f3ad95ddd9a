import fc from "fast-check";
import { expect, test } from "vitest";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY } from "../samples/bases";
import { cardNames } from "./card-names";
import { readDeckText } from "./deck-text";

const NAMES = cardNames([...SAMPLE_CRYPT, ...SAMPLE_LIBRARY]);
const THEO_6 = 201613;
const BLOOD_DOLL = 100199;

test("every line of a list is either read or reported", () => {
  const copies = { "2 Blood Doll": 2, "1x Theo Bell (G6)": 1 };
  const bad = ["3 Nothing", "12"];
  const unread = ["prose", "3R+F", "Blood Doll x2"];
  const silent = [
    "",
    "  ",
    "=====",
    "Master (3; 1 trifle)",
    "Crypt:",
    "Action Modifier/Combat (2)",
    "# note",
  ];
  const anyLine = fc.constantFrom(...Object.keys(copies), ...bad, ...unread, ...silent);
  fc.assert(
    fc.property(fc.array(anyLine), (lines) => {
      const deck = readDeckText(lines.join("\n"), NAMES, { playtest: false });
      const among = (kind: readonly string[]) => lines.filter((line) => kind.includes(line));
      const expected = Object.entries(copies).map(([line, count]) => among([line]).length * count);
      const found = [BLOOD_DOLL, THEO_6].map((id) => Object.fromEntries(deck.cards)[id] ?? 0);
      expect(found).toEqual(expected);
      expect(deck.badCards.map(({ text }) => text)).toEqual(among(bad));
      expect(deck.badCards.map(({ line }) => lines[line - 1])).toEqual(among(bad));
      expect(deck.unread).toBe(among(unread).length);
    }),
  );
});

test("a card is found by its translated name too", () => {
  const names = cardNames(SAMPLE_LIBRARY, ({ id }) => (id === BLOOD_DOLL ? "Poupée de sang" : undefined));
  const deck = readDeckText("2xPoupée de sang\n1 Blood Doll", names, { playtest: false });
  expect([Object.fromEntries(deck.cards), deck.badCards]).toEqual([{ [BLOOD_DOLL]: 3 }, []]);
});

test("direction marks do not prevent reading a line", () => {
  const deck = readDeckText("\u200e2x Blood Doll\u200f\n\u202a1x Theo Bell (G6)\u202c", NAMES, {
    playtest: false,
  });
  expect([Object.fromEntries(deck.cards), deck.unread]).toEqual([{ [BLOOD_DOLL]: 2, [THEO_6]: 1 }, 0]);
});

test("emoji sequences stay intact in a description", () => {
  const text = "Deck Name: Family 👨‍👩‍👧\u200b\n\nMaster (2)\n2 Blood\u200d Doll";
  const deck = readDeckText(text, NAMES, { playtest: false });
  expect([deck.name, deck.cards.size]).toEqual(["Family 👨‍👩‍👧", 1]);
});
