import type { DisciplineCode } from "../../card/card";
import { type CryptCopies, total } from "./copies";

const SUPERIOR_WEIGHT = 1.5;

/** How many copies of a crypt have a discipline. */
export interface CryptDiscipline {
  readonly code: DisciplineCode;
  /** At any level. */
  readonly copies: number;
  readonly inferior: number;
  /** 0 for a virtue. */
  readonly superior: number;
  /** Copies, superior counting one and a half. */
  readonly weighted: number;
}

/**
 * The disciplines of a crypt by copies, most first (docs/rules/decks.md §9.2); equal ones as they first appear, cards
 * by id and codes by the alphabet.
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

/** Those that at least half of the crypt has. */
export function keyDisciplines(crypt: CryptCopies): readonly DisciplineCode[] {
  const whole = total(crypt);
  return cryptDisciplines(crypt)
    .filter(({ copies }) => 2 * copies >= whole)
    .map(({ code }) => code);
}
