import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Printings } from "../../domain/card/card";
import { SAMPLE_CRYPT } from "../../domain/samples/bases";
import { CardMarks } from "./card-marks";

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
