import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "./any-text.test.support";
import { SEARCH_KINDS } from "./forms.test.support";
import { plainCharacters } from "./scan";

// docs/rules/search.md §12: what a typed search says and what a form says are the same.

/** Spellings of one search that mean the same: one value with "and", and slashes in patterns. */
function normalized(criteria: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(criteria).map(([key, value]) => [key, normalizedValue(value)]));
}

function normalizedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalizedValue);
  if (typeof value !== "object" || value === null) return value;
  const { logic, value: chosen, regex } = value as { logic?: string; value?: unknown; regex?: boolean };
  if (logic === "and" && Array.isArray(chosen) && chosen.length === 1) return { ...value, logic: "or" };
  if (typeof chosen !== "string") return value;
  return { ...value, value: regex ? chosen.replaceAll("\\/", "/") : plainCharacters(chosen) };
}

/** Compares two texts: an assertion of equal ones would take longer than reading and printing them. */
function expectSame(found: string, wanted: string): void {
  if (found !== wanted) expect(found).toBe(wanted);
}

/** A test of all examples would take longer than a test may on a busy machine. */
const QUARTERS = ["first", "second", "third", "last"];

describe.each(SEARCH_KINDS)("$name", ({ name, form, language, anyQ, find }) => {
  test.each(QUARTERS)(
    "a search of the form is printed and read without a loss: %s quarter",
    { tags: "slow" },
    () => {
      fc.assert(
        fc.property(anyQ, (q) => {
          const { value } = form.parse(q);
          const { criteria, problems } = language.read(language.print(value));
          expect(problems).toHaveLength(0);
          expectSame(JSON.stringify(form.toQuery(criteria)), JSON.stringify(normalized(form.toQuery(value))));
        }),
        // 20,000 of all kinds; those of the crypt take longest.
        { numRuns: name === "crypt" ? 500 : 1125 },
      );
    },
  );

  test.each(QUARTERS)(
    "any text is read, with places inside it, and printed the same twice: %s 5,000",
    {
      tags: "slow",
    },
    () => {
      fc.assert(
        fc.property(anyText, (text) => {
          const { criteria, problems } = language.read(text);
          const places = problems.flatMap(({ at, fixes }) => [at, ...fixes.map((fix) => fix.at)]);
          const outside = places.filter(([from, to]) => !(0 <= from && from <= to && to <= text.length));
          if (outside.length > 0) expect(outside).toEqual([]);
          const printed = language.print(criteria);
          expectSame(language.print(language.read(printed).criteria), printed);
        }),
        { numRuns: 5000 },
      );
    },
  );

  test("what was printed finds what the text finds, and has no problems", { tags: "slow" }, () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { criteria } = language.read(text);
        const again = language.read(language.print(criteria));
        expect(again.problems).toEqual([]);
        expect(find(again.criteria)).toEqual(find(criteria));
      }),
      { numRuns: 2000 },
    );
  });

  test("without a chip the search is printed without its unit", { tags: "slow" }, () => {
    fc.assert(
      fc.property(anyQ, (q) => {
        const { value } = form.parse(q);
        const printed = language.print(value);
        for (const { without } of form.describe(value)) {
          const { criteria, problems } = language.read(language.print(without));
          expect(problems).toHaveLength(0);
          expectSame(
            JSON.stringify(form.toQuery(criteria)),
            JSON.stringify(normalized(form.toQuery(without))),
          );
          if (language.print(without) === printed) expect(language.print(without)).not.toBe(printed);
        }
      }),
      { numRuns: 100 },
    );
  });

  test("the time grows with the length only", () => {
    for (const part of ["(", '"', "/", "-(", "a or ", "clan:", "clan:a,", "\\", "=1", "ANI "]) {
      const { problems } = language.read(part.repeat(2001));
      expect(problems.some(({ code }) => code === "too-long")).toBe(true);
    }
  });
});
