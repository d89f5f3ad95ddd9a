import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { stubLocalDayBeforeEach } from "../../../test/local-day";
import type { Printings } from "../../domain/card/card";
import { SAMPLE_CRYPT } from "../../domain/samples/bases";
import { CardMarks } from "./card-marks";

const [sample] = SAMPLE_CRYPT;

stubLocalDayBeforeEach();

it.each<[string, Printings, string, boolean]>([
  ["released on the user's day", { SV6: { P: 1 } }, "2026-01-02", false],
  ["released the day after", { SV6: { P: 1 } }, "2026-01-03", true],
  ["a promo of the day after", { Promo: { "2026-01-03": 1 } }, "2026-01-03", false],
  ["printed on demand before its set", { POD: { DTC: 1 }, SV6: { P: 1 } }, "2026-01-03", false],
])("marks a card %s as unreleased: %#", (_what, sets, firstPrint, isMarked) => {
  if (!sample) throw new Error("no sample");
  render(<CardMarks card={{ id: sample.id, banned: "", sets, firstPrint }} />);
  expect(screen.queryByText("Not yet released") !== null).toBe(isMarked);
});
