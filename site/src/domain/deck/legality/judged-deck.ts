import type { CardId } from "../../card/card";
import { isCrypt, isPlaytestId } from "../../card/ids";
import type { DeckCards } from "../deck";
import type { FindJudged, JudgedCard } from "./judged-card";

/** The played cards of a deck, as the rules read them. Considered cards count for nothing. */
export interface JudgedDeck {
  readonly cards: DeckCards;
  /** Copies, unknown cards included. */
  readonly cryptSize: number;
  readonly librarySize: number;
  /** Released cards that are known, in the order of the deck. */
  readonly known: readonly JudgedCopies[];
  /** Playtest cards, and other cards that are not known. */
  readonly testing: readonly CardCopies[];
  readonly unknown: readonly CardCopies[];
  /** Lowest and highest group of the known cards; the lowest is above the highest if none has a group. */
  readonly groups: { readonly lowest: number; readonly highest: number };
  /** The first day on which a known card was banned, and the last from which on one is legal. */
  readonly firstBan: number;
  readonly lastLegal: number;
}

export interface JudgedCopies {
  readonly of: JudgedCard;
  readonly copies: number;
}

export interface CardCopies {
  readonly id: CardId;
  readonly copies: number;
}

/** Looks up the cards of a deck. One pass, so that rules need not look at cards that break none. */
export function judgedDeck(cards: DeckCards, find: FindJudged): JudgedDeck {
  const known: JudgedCopies[] = [];
  const testing: CardCopies[] = [];
  const unknown: CardCopies[] = [];
  let [cryptSize, librarySize, lastLegal] = [0, 0, 0];
  let [lowest, highest, firstBan] = [Number.MAX_SAFE_INTEGER, 0, Number.MAX_SAFE_INTEGER];
  for (const [id, copies] of cards) {
    if (copies <= 0) continue;
    if (isCrypt(id)) cryptSize += copies;
    else librarySize += copies;
    const of = isPlaytestId(id) ? undefined : find(id);
    if (of === undefined) {
      (isPlaytestId(id) ? testing : unknown).push({ id, copies });
      continue;
    }
    known.push({ of, copies });
    if (of.group > 0 && of.group < lowest) lowest = of.group;
    if (of.group > highest) highest = of.group;
    if (of.banned < firstBan) firstBan = of.banned;
    if (of.legalFrom > lastLegal) lastLegal = of.legalFrom;
  }
  const groups = { lowest, highest };
  return { cards, cryptSize, librarySize, known, testing, unknown, groups, firstBan, lastLegal };
}
