import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Card } from "../../domain/card/card";
import { SAMPLE_CRYPT } from "../../domain/samples/bases";
import { CardLegality } from "./card-facts";

const [sample] = SAMPLE_CRYPT;

// Late on January 1 in UTC it is January 2 for the user.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-01-01T23:30:00Z"), toFake: ["Date"] });
  vi.spyOn(Date.prototype, "getFullYear").mockReturnValue(2026);
  vi.spyOn(Date.prototype, "getMonth").mockReturnValue(0);
  vi.spyOn(Date.prototype, "getDate").mockReturnValue(2);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

type Printed = Pick<Card, "sets" | "firstPrint" | "legalFrom">;
const SETS = { SV6: { P: 1 } };

it.each<[string, Printed, RegExp]>([
  ["released on the user's day", { sets: SETS, firstPrint: "2026-01-02" }, /^$/],
  [
    "released the day after",
    { sets: SETS, firstPrint: "2026-01-03" },
    /^Not yet released: legal from .*2026/,
  ],
  [
    "released and not yet legal",
    { sets: SETS, firstPrint: "2026-01-01", legalFrom: "2026-02-01" },
    /^Legal from .*2026/,
  ],
  ["a promo", { sets: { Promo: { "2026-01-03": 1 } }, firstPrint: "2026-01-03" }, /^$/],
])("of a card %s it is said when it is legal", (_what, printed, said) => {
  if (!sample) throw new Error("no sample");
  const { container } = render(<CardLegality card={{ ...sample, banned: "", ...printed }} />);
  expect(container.textContent).toMatch(said);
});
