import type { Cost, LibraryCard } from "../../card/card";
import type { LibraryContext } from "../card-base";
import { column } from "../column";
import { COMPARISONS, type Comparison, compares, numbers } from "../comparison";
import type { Filter } from "../filter";
import { anyOf } from "../positions";
import { Notes } from "../read";

export interface Bound {
  readonly bound: number;
  readonly moreless: Comparison;
}

/** A cost bound; "any" means no filter. X always matches, no cost is 0 (docs/rules/search.md §5). */
export function costFilter(
  key: "blood" | "pool",
  highest: number,
  cost: (card: LibraryCard) => Cost,
): Filter<Bound | "any", LibraryContext> {
  const known = numbers(0, highest);
  const costs = column((card: LibraryCard) => [cost(card)]);
  return {
    key,
    typed: { as: "bound", keywords: [key, key.slice(0, 1)], values: known },
    empty: "any",
    parse(raw) {
      const notes = new Notes();
      const fields = notes.object(raw, key);
      notes.onlyKeys(fields, key, [key, "moreless"]);
      const bound = notes.word(fields[key], `${key}.${key}`, known, undefined);
      const moreless = notes.word(fields.moreless, `${key}.moreless`, COMPARISONS, "le" as const);
      return { value: bound === undefined ? "any" : { bound, moreless }, problems: notes.problems };
    },
    isActive: (value) => value !== "any",
    toJson: (value) => (value === "any" ? value : { [key]: String(value.bound), moreless: value.moreless }),
    describe(value) {
      if (value === "any") return [];
      return [
        { phrase: { key: `${key}.${value.moreless}`, params: { value: value.bound } }, without: "any" },
      ];
    },
    find(value, { base: { cards } }, within) {
      if (value === "any") return within;
      const hits = [...costs.values(cards)].filter(
        (own) => own === "X" || compares(value.moreless, own, value.bound),
      );
      return anyOf(
        hits.map((own) => costs.members(cards, own)),
        within,
      );
    },
  };
}
