import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../domain/language";
import { formatDifference, formatHundredths, formatTenths } from "./decimals";
import { formatNumber, formatPercent } from "./number";

const VALUES = fc.oneof(
  fc.integer({ min: -1e12, max: 1e12 }),
  fc.double({ min: -1e7, max: 1e7, noNaN: true }),
  // Halves, which binary numbers cannot store exactly.
  fc
    .tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 0, max: 5 }))
    .map(([whole, places]) => Number(`${whole}5e-${places + 1}`)),
);

/** "" for the minus of a number that is rounded to zero. */
const NO_MINUS_ZERO = { signDisplay: "negative" } as const;

describe.each(LANGUAGES)("numbers in %s", (language: Language) => {
  const likeIntl = (format: (value: number) => string, options: Intl.NumberFormatOptions) => {
    const { format: byIntl } = new Intl.NumberFormat(language, { ...NO_MINUS_ZERO, ...options });
    fc.assert(
      fc.property(VALUES, (value) => {
        expect(format(value)).toBe(byIntl(value));
      }),
      { numRuns: 2_000 },
    );
  };

  it("are written as by Intl", () => {
    likeIntl((value) => formatNumber(value, language), {});
  });

  it("have one or two decimals as by Intl", () => {
    const decimals = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count });
    likeIntl((value) => formatTenths(value, language), decimals(1));
    likeIntl((value) => formatHundredths(value, language), decimals(2));
  });

  it("are percentages as by Intl, up to the kind of the space that does not break", () => {
    const percent = new Intl.NumberFormat(language, {
      ...NO_MINUS_ZERO,
      ...{ style: "percent", maximumFractionDigits: 1 },
    });
    const plain = (text: string) => text.replace(/\u202f%$/, "\u00a0%");
    for (const value of [0, 0.04, 0.05, 5.13, 58, 99.95, 100, 12345.6, -3.5]) {
      expect(plain(formatPercent(value, language))).toBe(plain(percent.format(value / 100)));
    }
  });
});

it.each([
  [3.21, "en", "+3.2"],
  [-0.44, "fr", "−0,4"],
  [-0.04, "en", "0.0"],
  [0, "es", "0,0"],
  [1234.5, "en", "+1,234.5"],
] as const)("writes the difference %d in %s with its sign", (difference, language, text) => {
  expect(formatDifference(difference, language)).toBe(text);
});
