import type { LibraryContext } from "../card-base";
import { type Comparison, compares, numbers } from "../comparison";
import type { Facet } from "../facets";
import type { Filter } from "../filter";
import { anyOf, type Positions } from "../positions";
import { Notes, vocabulary } from "../read";

export interface CapacityBound {
  readonly bound: number;
  readonly moreless: Exclude<Comparison, "eq">;
}

const CAPACITIES = numbers(1, 11);
const SIDES = vocabulary<CapacityBound["moreless"]>(["le", "ge"]);

/** Required capacity of the acting vampire: at most or at least a number, according to the card text. */
export const requiredCapacityFilter: Filter<CapacityBound | "any", LibraryContext> = {
  key: "capacity",
  typed: { as: "bound", keywords: ["cap", "c", "capacity"], values: CAPACITIES },
  empty: "any",
  parse(raw) {
    const notes = new Notes();
    const fields = notes.object(raw, "capacity");
    notes.onlyKeys(fields, "capacity", ["capacity", "moreless"]);
    const bound = notes.word(fields.capacity, "capacity.capacity", CAPACITIES, undefined);
    const moreless = notes.word(fields.moreless, "capacity.moreless", SIDES, "le" as const);
    return { value: bound === undefined ? "any" : { bound, moreless }, problems: notes.problems };
  },
  isActive: (value) => value !== "any",
  toJson: (value) => (value === "any" ? value : { capacity: String(value.bound), moreless: value.moreless }),
  describe(value) {
    if (value === "any") return [];
    return [
      {
        phrase: { key: `requires-capacity.${value.moreless}`, params: { value: value.bound } },
        without: "any",
      },
    ];
  },
  find(value, { base }, within) {
    if (value === "any") return within;
    return anyOf(
      inBound(value.moreless === "le" ? base.capacityAtMost : base.capacityAtLeast, value),
      within,
    );
  },
};

/** Cards whose bound is within the searched one. */
function inBound(facet: Facet, { bound, moreless }: CapacityBound): readonly Positions[] {
  return facet.values
    .filter((own) => compares(moreless, Number(own), bound))
    .map((own) => facet.members(own));
}
