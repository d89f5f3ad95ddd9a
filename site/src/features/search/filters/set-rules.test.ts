import { describe, expect, it } from "vitest";
import { ageDisabled, preconPrintDisabled, setPrintDisabled } from "./set-rules";

describe("disabled options of the set field", () => {
  it.each([
    [[], true],
    [["V5"], false],
    [["V5", "CE"], true],
    [["bcp"], true],
    [["Promo"], true],
    [["POD"], true],
    [["promo"], true],
  ])("age with %j is disabled: %s", (sets, disabled) => {
    expect(ageDisabled(sets)).toBe(disabled);
  });

  it.each([
    [[], "only", true],
    [["V5"], "reprint", false],
    [["V5", "bcp"], "reprint", false],
    [["bcp", "V5"], "reprint", true],
    [["Promo"], "reprint", true],
    [["Promo"], "first", false],
  ] as const)("print with %j: %s is disabled: %s", (sets, print, disabled) => {
    expect(setPrintDisabled(sets, print)).toBe(disabled);
  });

  it.each([
    [["bcp"], "reprint", true],
    [["V5:PTr"], "reprint", false],
    [["bcp"], "first", false],
  ] as const)("print with the precons %j: %s is disabled: %s", (precons, print, disabled) => {
    expect(preconPrintDisabled(precons, print)).toBe(disabled);
  });
});
