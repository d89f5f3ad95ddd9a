import type { DisciplineCode } from "../../card/card";
import { type CryptCopies, total } from "./copies";

const SUPERIOR_WEIGHT = 1.5;

/** Copies of a crypt with a discipline. */
export interface CryptDiscipline {
  readonly code: DisciplineCode;
  /** At any level. */
  readonly copies: number;
  readonly inferior: number;
  /** 0 for a virtue. */
  readonly superior: number;
  /** Weighted copies; superior counts one and a half. */
  readonly weighted: number;
}

/**
 * Disciplines of a crypt, most copies first (docs/rules/decks.md §9.2). Ties are in order of first appearance, cards
 * by id and codes alphabetically.
 */
export function cryptDisciplines(crypt: CryptCopies): readonly CryptDiscipline[] {
  const levels = new Map<DisciplineCode, [inferior: number, superior: number]>();
  for (const { card, copies } of crypt) {
    for (const code of Object.keys(card.disciplines).sort()) {
      const counts = levels.get(code) ?? [0, 0];
      counts[card.disciplines[code] === 2 ? 1 : 0] += copies;
      levels.set(code, counts);
    }
  }
  const found = [...levels].map(([code, [inferior, superior]]) => ({
    code,
    copies: inferior + superior,
    inferior,
    superior,
    weighted: inferior + SUPERIOR_WEIGHT * superior,
  }));
  return found.sort((one, other) => other.copies - one.copies);
}

/** Disciplines of at least half of the crypt. */
export function keyDisciplines(crypt: CryptCopies): readonly DisciplineCode[] {
  const whole = total(crypt);
  return cryptDisciplines(crypt)
    .filter(({ copies }) => 2 * copies >= whole)
    .map(({ code }) => code);
}
