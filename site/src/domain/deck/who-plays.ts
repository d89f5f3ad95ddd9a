import type { CryptCard, DisciplineCode, LibraryCard } from "../card/card";
import { isExtraDiscipline, isVirtue } from "../card/disciplines";
import { whoCanPlay } from "../card/who-can-play";
import type { CryptContext } from "../search/card-base";
import { parseCriteria } from "../search/criteria";
import { compiled } from "../search/search";
import type { CryptCopies } from "./facts/copies";

/** How many vampires of a deck, in copies, can play a card. */
export interface Players {
  /** At the inferior level or the superior one. */
  readonly inferior: number;
  /** With every discipline used at the superior level; undefined for a card without levels. */
  readonly superior: number | undefined;
}

/** Tells for each library card who of one crypt can play it; undefined: anyone can, or nobody has to. */
export type WhoPlays = (card: LibraryCard) => Players | undefined;

/**
 * "Who plays this" for a crypt. What a card asks for is asked as the search for those who can play it asks it, so both
 * always agree.
 */
export function whoPlays(crypt: CryptCopies, context: CryptContext): WhoPlays {
  const known = new Map<LibraryCard, Players | undefined>();
  return (card) => {
    if (!known.has(card)) known.set(card, players(card, crypt, context));
    return known.get(card);
  };
}

function players(card: LibraryCard, crypt: CryptCopies, context: CryptContext): Players | undefined {
  const query = whoCanPlay(card);
  if (query === undefined) return undefined;
  const { test } = compiled("crypt", parseCriteria("crypt", query).value, context);
  const able = crypt.filter(({ card: vampire }) => {
    const position = context.base.positions.get(vampire.id);
    return position !== undefined && test(vampire, position);
  });
  const count = (some: CryptCopies) => some.reduce((sum, { copies }) => sum + copies, 0);
  const levels = card.disciplines.filter((code) => !isVirtue(code) && !isExtraDiscipline(code));
  return {
    inferior: count(able),
    superior:
      levels.length === 0
        ? undefined
        : count(able.filter(({ card: vampire }) => isSuperior(vampire, levels, card.disciplineLogic))),
  };
}

/** With several disciplines of which one is enough, one at the superior level is enough too. */
function isSuperior(
  { disciplines }: CryptCard,
  levels: readonly DisciplineCode[],
  logic: LibraryCard["disciplineLogic"],
): boolean {
  const has = (code: DisciplineCode) => disciplines[code] === 2;
  return logic === "all" ? levels.every(has) : levels.some(has);
}
