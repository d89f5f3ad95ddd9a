import type { CryptCard } from "../../card/card";
import type { CryptContext } from "../card-base";
import { column } from "../column";
import { COMPARISONS, type Comparison, compares, numbers } from "../comparison";
import type { Filter } from "../filter";
import { anyOf } from "../positions";
import { Notes, vocabulary } from "../read";

export interface CapacityRow {
  readonly capacity: number;
  readonly moreless: Comparison;
}

/** Bounds, any ("or") or none ("not") of which match: `{"value":[{"capacity":"7","moreless":"le"}],"logic":"or"}`. */
export interface CapacityValue {
  readonly rows: readonly CapacityRow[];
  readonly logic: "or" | "not";
}

const EMPTY: CapacityValue = { rows: [], logic: "or" };
const CAPACITIES = numbers(1, 11);
const VALUES = column((card: CryptCard) => [card.capacity]);
const LOGICS = vocabulary(["or", "not"] as const);

export const capacityFilter: Filter<CapacityValue, CryptContext> = {
  key: "capacity",
  typed: { as: "rows", keywords: ["cap", "c", "capacity"], values: CAPACITIES },
  empty: EMPTY,
  parse(raw) {
    const notes = new Notes();
    const fields = notes.object(raw, "capacity");
    notes.onlyKeys(fields, "capacity", ["value", "logic"]);
    const rows = notes
      .list(fields.value, "capacity.value")
      .flatMap((row, index) => readRow(row, `capacity.value[${index}]`, notes));
    const logic = notes.word(fields.logic, "capacity.logic", LOGICS, EMPTY.logic);
    return { value: rows.length > 0 ? { rows, logic } : EMPTY, problems: notes.problems };
  },
  isActive: ({ rows }) => rows.length > 0,
  toJson: ({ rows, logic }) => ({
    value: rows.map(({ capacity, moreless }) => ({ capacity: String(capacity), moreless })),
    logic,
  }),
  describe: ({ rows, logic }) =>
    rows.map((row) => {
      const rest = rows.filter((other) => other !== row);
      return {
        phrase: {
          key: `capacity.${row.moreless}${logic === "not" ? ".not" : ""}`,
          params: { value: row.capacity },
        },
        without: rest.length > 0 ? { rows: rest, logic } : EMPTY,
      };
    }),
  find({ rows, logic }, { base: { cards } }, within) {
    const inRows = (own: number) =>
      rows.some(({ capacity, moreless }) => compares(moreless, own, capacity)) === (logic === "or");
    const hits = [...VALUES.values(cards)].filter(inRows);
    return anyOf(
      hits.map((own) => VALUES.members(cards, own)),
      within,
    );
  },
};

function readRow(raw: unknown, path: string, notes: Notes): readonly CapacityRow[] {
  const fields = notes.object(raw, path);
  notes.onlyKeys(fields, path, ["capacity", "moreless"]);
  const capacity = notes.word(fields.capacity, `${path}.capacity`, CAPACITIES, undefined);
  const moreless = notes.word(fields.moreless, `${path}.moreless`, COMPARISONS, "le" as const);
  return capacity === undefined ? [] : [{ capacity, moreless }];
}
