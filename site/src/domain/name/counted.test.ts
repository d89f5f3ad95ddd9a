import { expect, test } from "vitest";
import { countedName } from "./counted";
import { nameForms } from "./matching";

const ENTRIES = [".44 Magnum", "419 Operation", "47th Street Royals", "Blood Doll"].map((name) => ({
  forms: nameForms(name, []),
}));

test.each([
  ["4 blood doll", 4, "blood doll"],
  ["4x blood doll", 4, "blood doll"],
  ["12 X blood doll", 12, "blood doll"],
  [" 4  blood", 4, "blood"],
  ["4 royals", 4, "royals"],
  ["2 44 mag", 2, "44 mag"],
])("reads %j", (typed, copies, name) => {
  expect(countedName(typed, ENTRIES)).toEqual({ copies, name });
});

test.each(["blood doll", "4", "4 ", "4blood", "44 mag", "419 operation", "0 blood doll", "1000 blood doll"])(
  "finds no number in %j",
  (typed) => {
    expect(countedName(typed, ENTRIES)).toBeUndefined();
  },
);
