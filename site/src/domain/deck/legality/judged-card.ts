import type { Card, CryptCard } from "../../card/card";
import { legalDay } from "../../card/legality";

/** What the rules ask of a card, with days as numbers: 20260131. */
export interface JudgedCard {
  readonly card: Card;
  /** The card, if it is of the crypt. */
  readonly vampire: CryptCard | undefined;
  /** 0 for one of any group, and in the library. */
  readonly group: number;
  /** Of the ban; later than all days for none. */
  readonly banned: number;
  /** From which on it may be played; 0 for always. */
  readonly legalFrom: number;
}

/** Finds what the rules ask of a card by its id; undefined: no such card is known. */
export type FindJudged = (id: number) => JudgedCard | undefined;

const NEVER = 99_999_999;

/** "2026-01-31" → 20260131; "" → 0. */
export function dayNumber(day: string): number {
  return Number(day.replaceAll("-", ""));
}

/** Remembers its answers, because all decks of an archive have the same few thousand cards. */
export function judgedCards(find: (id: number) => Card | undefined): FindJudged {
  const known = new Map<number, JudgedCard | undefined>();
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const card = find(id);
    const judged = card && judgedCard(card);
    known.set(id, judged);
    return judged;
  };
}

function judgedCard(card: Card): JudgedCard {
  const vampire = card.kind === "crypt" ? card : undefined;
  return {
    card,
    vampire,
    group: vampire === undefined || vampire.group === "any" ? 0 : vampire.group,
    banned: card.banned === "" ? NEVER : dayNumber(card.banned),
    legalFrom: dayNumber(legalDay(card)),
  };
}
