import type { Filter, QueryProblem } from "./filter";
import type { Positions } from "./positions";
import { Notes } from "./read";

/** Reads typed units; loaded only with a search that has some. */
export interface UnitReader {
  readonly find: (unit: string, within: Positions) => Positions;
  readonly problemsOf: (unit: string) => readonly QueryProblem[];
}

interface WithReader {
  readonly units?: UnitReader | undefined;
}

const LONGEST = 2000;

/** Typed conditions that no field of the form holds, all of which must match: `["clan:brujah or dis:POT"]`. */
export const alsoFilter: Filter<readonly string[], WithReader> = {
  key: "also",
  typed: { as: "any-text", keywords: ["also"] },
  empty: [],
  slow: true,
  parse(raw) {
    const notes = new Notes();
    const value = notes.list(raw, "also").flatMap((unit, index) => {
      if (typeof unit === "string" && unit.length <= LONGEST) return unit.trim() === "" ? [] : [unit];
      notes.note("bad-shape", `also[${index}]`, unit);
      return [];
    });
    return { value, problems: notes.problems };
  },
  isActive: (units) => units.length > 0,
  toJson: (units) => units,
  describe: (units) =>
    units.map((unit) => ({
      phrase: { key: "also", params: { value: unit } },
      without: units.filter((other) => other !== unit),
    })),
  resolve(value, { units: reader }) {
    if (reader) return { value, problems: value.flatMap(reader.problemsOf) };
    return {
      value: [],
      problems: value.map((unit) => ({ code: "not-available", path: "also", value: unit })),
    };
  },
  find: (value, { units: reader }, within) =>
    value.reduce((left, unit) => reader?.find(unit, left) ?? left, within),
};
