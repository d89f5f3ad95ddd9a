import type { CryptCard, DisciplineCode, LibraryCard } from "../card/card";
import { isExtraDiscipline, isVirtue } from "../card/disciplines";
import { whoCanPlay } from "../card/who-can-play";
import type { CryptContext } from "../search/card-base";
import { CRYPT_FORM } from "../search/crypt/crypt-form";
import { allPositions, has } from "../search/positions";
import type { CryptCopies } from "./facts/copies";

/** Number of vampires of a deck, in copies, that can play a card. */
export interface Players {
  /** At any level. */
  readonly inferior: number;
  /** With all used disciplines at superior level; undefined for a card without levels. */
  readonly superior: number | undefined;
}

/** Returns who of a crypt can play a card; undefined if anyone can or no minion is needed. */
export type WhoPlays = (card: LibraryCard) => Players | undefined;

/**
 * Computes "Who plays this" for a crypt with the same criteria as the search for minions that can play a card, so
 * that both agree.
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
  const all = allPositions(context.base.cards.length);
  const { found } = CRYPT_FORM.find(CRYPT_FORM.parse(query).value, context, all);
  const able = crypt.filter(({ card: vampire }) => {
    const position = context.base.positions.get(vampire.id);
    return position !== undefined && has(found, position);
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

/** For alternative disciplines one at superior level is enough. */
function isSuperior(
  { disciplines }: CryptCard,
  levels: readonly DisciplineCode[],
  logic: LibraryCard["disciplineLogic"],
): boolean {
  const has = (code: DisciplineCode) => disciplines[code] === 2;
  return logic === "all" ? levels.every(has) : levels.some(has);
}
