import { expect, test } from "vitest";
import { SAMPLE_CRYPT } from "../samples/bases";
import type { Printings } from "./card";
import { isReleasedOn, legality } from "./legality";

const [sample] = SAMPLE_CRYPT;

test.each<[string, Printings, string, string, object]>([
  ["released in the past", { V5A: { PB: 1 } }, "2021-12-01", "2026-01-01", { status: "legal" }],
  ["released today", { SV5: { PCaine: 1 } }, "2026-01-01", "2026-01-01", { status: "legal" }],
  [
    "released tomorrow",
    { SV6: { P: 1 } },
    "2026-01-02",
    "2026-01-01",
    { status: "from", date: "2026-01-02" },
  ],
  ["a promo", { Promo: { "2027-01-01": 1 } }, "2027-01-01", "2026-01-01", { status: "legal" }],
  ["print on demand", { POD: { DTC: 1 } }, "", "2026-01-01", { status: "legal" }],
  ["only in playtest", {}, "", "2026-01-01", { status: "playtest" }],
])("a card %s", (_what, sets, firstPrint, today, expected) => {
  if (sample === undefined) throw new Error("no sample");
  expect(legality({ ...sample, sets, firstPrint }, today)).toEqual(expected);
});

test.each<[string, Printings, string, boolean]>([
  ["printed before", { V5A: { PB: 1 } }, "2021-12-01", true],
  ["printed on the day", { SV5: { PCaine: 1 } }, "2026-01-01", true],
  ["printed the day after", { SV6: { P: 1 } }, "2026-01-02", false],
  ["that is a promo", { Promo: { "2027-01-01": 1 } }, "2027-01-01", true],
  ["printed on demand", { POD: { DTC: 1 }, SV6: { P: 1 } }, "2026-01-02", true],
  ["in testing", {}, "", true],
])("a card %s: whether it is released", (_what, sets, firstPrint, isReleased) => {
  expect(isReleasedOn({ sets, firstPrint }, "2026-01-01")).toBe(isReleased);
});

test("a card may be released before it is legal", () => {
  if (sample === undefined) throw new Error("no sample");
  const card = { ...sample, sets: { NB: { PM: 1 } }, firstPrint: "2022-03-18", legalFrom: "2022-05-17" };
  expect(isReleasedOn(card, "2022-04-01")).toBe(true);
  expect(legality(card, "2022-04-01")).toEqual({ status: "from", date: "2022-05-17" });
});
