import type { DisciplineCode } from "../../card/card";
import { type LibraryCopies, tally, total } from "./copies";
import type { CryptDiscipline } from "./crypt-disciplines";

/** Library cards of one cost. */
export interface CostCount {
  /** 0 is free, "X" is paid as the player likes. */
  readonly cost: number | "X";
  readonly blood: number;
  readonly pool: number;
}

/** Copies by cost in blood and in pool, free ones first and X last; a free card costs neither. */
export function costCounts(library: LibraryCopies): readonly CostCount[] {
  const blood = tally(library, ({ blood: cost }) => (cost === 0 ? [] : [String(cost)]));
  const pool = tally(library, ({ pool: cost }) => (cost === 0 ? [] : [String(cost)]));
  const free = total(library.filter(({ card }) => card.blood === 0 && card.pool === 0));
  const costs = [...new Set([...blood.keys(), ...pool.keys()])].sort(
    (one, other) => rankOf(one) - rankOf(other),
  );
  return [
    ...(free > 0 ? [{ cost: 0, blood: free, pool: free }] : []),
    ...costs.map(
      (cost): CostCount => ({
        cost: cost === "X" ? "X" : Number(cost),
        blood: blood.get(cost) ?? 0,
        pool: pool.get(cost) ?? 0,
      }),
    ),
  ];
}

function rankOf(cost: string): number {
  return cost === "X" ? Number.POSITIVE_INFINITY : Number(cost);
}

/** A discipline that the library requires, or that the crypt has. */
export interface DisciplineBalance {
  readonly code: DisciplineCode;
  /** Library cards that require it. */
  readonly needed: number;
  /** Crypt cards that have it, and those of them at superior level. */
  readonly present: number;
  readonly superior: number;
}

/** Disciplines of the library with the crypt cards that have them, the most required first. */
export function disciplineBalance(
  library: LibraryCopies,
  crypt: readonly CryptDiscipline[],
): readonly DisciplineBalance[] {
  const needed = tally(library, ({ disciplines }) => disciplines);
  return [...needed]
    .map(([code, copies]) => {
      const had = crypt.find((one) => one.code === code);
      return {
        code: code as DisciplineCode,
        needed: copies,
        present: had?.copies ?? 0,
        superior: had?.superior ?? 0,
      };
    })
    .sort((one, other) => other.needed - one.needed || (one.code < other.code ? -1 : 1));
}
