import type { CryptCard, DisciplineCode, DisciplineLevel } from "../../card/card";
import {
  DISCIPLINES,
  disciplineCode,
  disciplineName,
  isExtraDiscipline,
  isVirtue,
  VIRTUES,
} from "../../card/disciplines";
import { column } from "../column";
import type { Positions } from "../positions";
import { isUnset, type Notes } from "../read";

/** Required levels by code; 1 includes superior. */
export type Levels = Readonly<Record<DisciplineCode, DisciplineLevel>>;

/** Order of the form: disciplines, then virtues. */
const FORM_ORDER: readonly DisciplineCode[] = [...Object.values(DISCIPLINES), ...Object.values(VIRTUES)];

/** "ani1" for both levels, "ani2" for superior. */
const VALUES = column(({ disciplines }: CryptCard) =>
  Object.entries(disciplines).flatMap(([code, level]) => [`${code}1`, ...(level === 2 ? [`${code}2`] : [])]),
);

/** For each level the vampires that have it or a higher one. */
export function levelMembers(levels: Levels, cards: readonly CryptCard[]): readonly Positions[] {
  return Object.entries(levels).map(([code, level]) => VALUES.members(cards, `${code}${level}`));
}

/** Reads `{"Auspex":2,"Dominate":1}`; 0 means not selected. */
export function readLevels(raw: unknown, path: string, notes: Notes): Levels {
  const levels: Record<DisciplineCode, DisciplineLevel> = {};
  for (const [name, level] of Object.entries(notes.object(raw, path))) {
    if (isUnset(level) || level === 0) continue;
    const code = disciplineCode(name);
    if (code === undefined || isExtraDiscipline(code)) notes.note("unknown-value", `${path}.${name}`, name);
    else if (level !== 1 && (level !== 2 || isVirtue(code)))
      notes.note("unknown-value", `${path}.${name}`, level);
    else levels[code] = level;
  }
  return inFormOrder(levels);
}

export function levelsJson(levels: Levels): Readonly<Record<string, DisciplineLevel>> {
  return Object.fromEntries(
    Object.entries(inFormOrder(levels)).map(([code, level]) => [disciplineName(code), level]),
  );
}

/** Without one discipline. */
export function withoutDiscipline(levels: Levels, code: DisciplineCode): Levels {
  return Object.fromEntries(Object.entries(levels).filter(([other]) => other !== code));
}

export function inFormOrder(levels: Levels): Levels {
  return Object.fromEntries(
    FORM_ORDER.flatMap((code) => {
      const level = levels[code];
      return level === undefined ? [] : [[code, level] as const];
    }),
  );
}
