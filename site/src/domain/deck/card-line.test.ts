import fc from "fast-check";
import { expect, test } from "vitest";
import type { Card } from "../card/card";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY } from "../samples/bases";
import { readCardLine } from "./card-line";
import { cardNames } from "./card-names";

const CARDS: readonly Card[] = [...SAMPLE_CRYPT, ...SAMPLE_LIBRARY];
const NAMES = cardNames(CARDS);

/** "3 100199", the problem of the line, or undefined. */
function read(line: string) {
  const answer = readCardLine(line, NAMES);
  return typeof answer === "object" ? `${answer.quantity} ${answer.card.id}` : answer;
}

test.each([
  ["4 Blood Doll", "4 100199"],
  ["4x Blood Doll", "4 100199"],
  ["4 x Blood Doll", "4 100199"],
  ["4X Blood Doll", "4 100199"],
  ["4×Blood Doll", "4 100199"],
  ["4xBlood Doll", "4 100199"],
  ["4Blood Doll", "4 100199"],
  ["4,Blood Doll", "4 100199"],
  ["4 - Blood Doll", "4 100199"],
  ["4       Blood Doll", "4 100199"],
  ["4\tBlood Doll\tMaster\t", "4 100199"],
  ["4 blood doll", "4 100199"],
  ["3x.44 Magnum", "3 100001"],
  ["12 Behind You", "12 100149"],
])("%s: forms of quantities", (line, expected) => {
  expect(read(line)).toBe(expected);
});

test.each([
  ["2x The Barrens", "2 100135"],
  ["2x Barrens, The", "2 100135"],
  ["2x Barrens, the", "2 100135"],
  ["1 An Anarch Manifesto", "1 100053"],
  ["1 Rötschreck", "1 101654"],
  ["1 Rotschreck", "1 101654"],
  ["1 Second Tradition: Domain, The", "1 101706"],
  ["1 The Second Tradition: Domain", "1 101706"],
  ["1 Erick “Shophet125” Franco", "1 200432"],
  ['1 Erick "Shophet125" Franco', "1 200432"],
  ["1 Boleslaw Gutowski", "1 201528"],
])("%s: forms of names", (line, expected) => {
  expect(read(line)).toBe(expected);
});

test.each([
  ["3x Blood Doll -- good with Volker", "3 100199"],
  ["3x Blood Doll--good", "3 100199"],
  ["3x Blood Doll # good", "3 100199"],
  ["3x Blood Doll // good", "3 100199"],
  ["3x Blood Doll (Jyhad)", "3 100199"],
  ["3x Blood Doll [SW:PB]", "3 100199"],
  ["3x Blood Doll – good", "3 100199"],
  ["1x Theo Bell (G6) -- better than Brujah:2", "1 201613"],
])("%s: text after the name is a comment", (line, expected) => {
  expect(read(line)).toBe(expected);
});

test.each([
  ["1 Theo Bell", "1 201362"],
  ["1 Theo Bell (G2)", "1 201362"],
  ["1x Theo Bell (G6)", "1 201613"],
  ["1xTheo Bell (g6)", "1 201613"],
  ["1x Theo Bell (Group 6)", "1 201613"],
  ["1x Theo Bell G6", "1 201613"],
  ["1x Theo Bell:6", "1 201613"],
  ["1x Theo Bell (group: 6)", "1 201613"],
  ["1x Theo Bell (group:6)", "1 201613"],
  ["1x Theo Bell adv", "1 201363"],
  ["1x Theo Bell, Adv.", "1 201363"],
  ["1x Theo Bell Advanced", "1 201363"],
  ["1x Theo Bell (ADV)", "1 201363"],
  ["1xTheo Bell (ADV)", "1 201363"],
  ["1x Theo Bell [Adv]", "1 201363"],
  ["1x Theo Bell (Advanced)", "1 201363"],
  ["1x Theo Bell (G2 ADV)", "1 201363"],
  ["1x Theo Bell (ADV, G2)", "1 201363"],
  ["1x Theo Bell ADV", "1 201363"],
  ["1x Theo Bell  7 CEL POT dom  Brujah:2", "1 201362"],
  ["1x Theo Bell 7 CEL POT dom Brujah:6", "1 201613"],
  ["1x Theo Bell  7 CEL POT dom  Brujah:6 -- best", "1 201613"],
  ["1 Alan Sovereign ADV  6 AUS DOM for pre  Ventrue:3", "1 200041"],
  ["1x Alan Sovereign (ADV)    6 AUS DOM for pre  Ventrue:3", "1 200041"],
  ["1\tTheo Bell (G6)\tCEL DOM POT\t7\t6\tBrujah", "1 201613"],
  ["6x Anarch Convert   1        Caitiff:ANY", "6 200076"],
  ["6x Anarch Convert", "6 200076"],
  ['1x Erick "Shophet125" Franco  3  obf pre  Malkavian antitribu:4', "1 200432"],
])("%s: selects one of several vampires with the name", (line, expected) => {
  expect(read(line)).toBe(expected);
});

test.each(["0 Blood Doll", "1000x Blood Doll", "9999 Theo Bell (G6)"])("%s: no deck has so many", (line) => {
  expect(read(line)).toBe("quantity");
});

test.each([
  "0 Blood Dol",
  "4",
  "4x",
  "4x Blood Dol",
  "73 players",
  "1 Theo Bell (G9)",
  "1 Theo Bell (G6 ADV)",
  "1x Theo Bell  7 CEL POT dom  Brujah:4",
  "1 Annazir (ADV)",
  "2 -- Blood Doll",
  "2 Blood Doll, 3x Theo Bell",
  "2x Blood Doll 3 x Theo Bell",
  "1) Profit.",
  "2) Blood Doll",
  "2. Blood Doll",
])("%s: a quantity without a known card", (line) => {
  expect(read(line)).toBe("name");
});

test.each([
  "",
  "Blood Doll",
  "Master (10)",
  "x4 Blood Doll",
  "- 4x Blood Doll",
  "3R+F",
  "6th Great Feast",
  "2019-10-31",
  "19:30 final",
])("%s: no quantity", (line) => {
  expect(read(line)).toBeUndefined();
});

test("a name that begins with x keeps it", () => {
  const [doll] = SAMPLE_LIBRARY.filter(({ name }) => name === "Blood Doll");
  const names = cardNames(
    doll ? [{ ...doll, name: "Xaviar", asciiName: "Xaviar", displayName: "Xaviar" }] : [],
  );
  for (const line of ["4 Xaviar", "4x Xaviar", "4xXaviar"]) {
    expect(readCardLine(line, names)).toMatchObject({ quantity: 4, card: { name: "Xaviar" } });
  }
});

test("a name may be written without its brackets if no other card is called so", () => {
  const [doll, other] = SAMPLE_LIBRARY;
  const called = (name: string) => ({ name, asciiName: name, displayName: name });
  if (doll === undefined || other === undefined) throw new Error("no cards");
  const pentex = { ...doll, ...called("Pentex(TM) Subversion") };
  const diary = { ...other, ...called("Khazar's Diary (Endless Night)") };
  const names = cardNames([pentex, diary]);
  expect(readCardLine("2x Pentex Subversion", names)).toEqual({ quantity: 2, card: pentex });
  expect(readCardLine("1 Khazar's Diary -- once", names)).toEqual({ quantity: 1, card: diary });
  const taken = { ...other, ...called("Pentex Subversion") };
  expect(readCardLine("2x Pentex Subversion", cardNames([pentex, taken]))).toEqual({
    quantity: 2,
    card: taken,
  });
});

const anyCard = fc.constantFrom(...CARDS);
const anyQuantity = fc.integer({ min: 1, max: 999 });
const anyGap = fc.constantFrom(" ", "x ", " x ", "\t", "       ", "x");
const anyComment = fc.constantFrom("", " -- a (G9) comment: 3", " # 2 more", " // Brujah:1", "\tMaster\t1");

test("every card is found by its display name, whatever surrounds it", () => {
  fc.assert(
    fc.property(anyCard, anyQuantity, anyGap, anyComment, (card, quantity, gap, comment) => {
      const answer = readCardLine(`${quantity}${gap}${card.displayName}${comment}`, NAMES);
      expect(answer).toEqual({ quantity, card });
    }),
  );
});

test("every vampire is found by a crypt line", () => {
  fc.assert(
    fc.property(fc.constantFrom(...SAMPLE_CRYPT), anyQuantity, anyComment, (card, quantity, comment) => {
      const name = card.advanced ? `${card.name} (ADV)` : card.name;
      const group = String(card.group).toUpperCase();
      const line = `${quantity}x ${name}  ${card.capacity} CEL dom  inner circle  ${card.clan}:${group}${comment}`;
      // A tab does not end a comment: it would come between group and end.
      fc.pre(!comment.startsWith("\t"));
      expect(readCardLine(line, NAMES)).toEqual({ quantity, card });
    }),
  );
});

test("no input throws", { tags: "slow" }, () => {
  fc.assert(
    fc.property(anyQuantity, fc.string({ unit: "binary" }), (quantity, rest) => {
      const answer = readCardLine(`${quantity} ${rest}`.trim(), NAMES);
      expect(answer).toBeDefined();
    }),
  );
});
