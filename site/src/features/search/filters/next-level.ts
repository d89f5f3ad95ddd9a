import type { DisciplineCode, DisciplineLevel } from "../../../domain/card/card";
import { isVirtue } from "../../../domain/card/disciplines";
import type { Levels } from "../../../domain/search/crypt/levels";

/** Off → inferior → superior → off; virtues have one level (docs/rules/search.md §1.7). */
export function nextLevel(
  code: DisciplineCode,
  level: DisciplineLevel | undefined,
): DisciplineLevel | undefined {
  if (level === undefined) return 1;
  return level === 1 && !isVirtue(code) ? 2 : undefined;
}

/** The selected levels after a click on one discipline. */
export function withNextLevel(levels: Levels, code: DisciplineCode): Levels {
  const next = nextLevel(code, levels[code]);
  const others = Object.entries(levels).filter(([other]) => other !== code);
  return Object.fromEntries(next === undefined ? others : [...others, [code, next]]);
}
