import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { stubLocalDayBeforeEach } from "../../../test/local-day";
import type { Card } from "../../domain/card/card";
import { SAMPLE_CRYPT } from "../../domain/samples/bases";
import { CardLegality } from "./card-facts";

const [sample] = SAMPLE_CRYPT;

stubLocalDayBeforeEach();

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
