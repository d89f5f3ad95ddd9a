import { expect, test } from "vitest";
import { SAMPLE_CRYPT } from "../samples/bases";
import type { Printings } from "./card";
import { legality } from "./legality";

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
