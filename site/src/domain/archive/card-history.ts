import { type Archive, wordOf } from "./archive";
import { dayNumber } from "./days";
import { isDoubtfulWin, printedDay } from "./doubtful-win";
import { joinedNames } from "./people";

/** The first tournament win with a card, and how long it took. */
export interface CardHistory {
  readonly card: number;
  /** Day of the first printing; undefined if unknown. */
  readonly printed: number | undefined;
  /** The earliest winning deck with the card; undefined if no deck has won with it. */
  readonly deck: number | undefined;
  /**
   * Years from first printing to first win, at least 1; without a win, the years up to today. undefined if the day of
   * the printing is unknown or the win is doubtful.
   */
  readonly years: number | undefined;
  /** The win predates the first printing, so one of the dates must be wrong. */
  readonly isDoubtful: boolean;
}

interface Printed {
  readonly id: number;
  /** ISO date, "" if unknown. */
  readonly firstPrint: string;
}

const YEAR_DAYS = 365.25;

/** Histories in the order of `cards`; `today` counts days as archives do. */
export function cardHistory(
  { table }: Archive,
  cards: readonly Printed[],
  today: number,
): readonly CardHistory[] {
  return cards.map(({ id, firstPrint }) => {
    const printed = printedDay(firstPrint);
    const index = table.cardIndexes.get(id);
    // Decks are sorted newest first, so the last deck with a card is the earliest.
    const deck = index === undefined ? undefined : table.decks[(table.cardStarts[index + 1] ?? 0) - 1];
    const end = deck === undefined ? today : (table.days[deck] ?? today);
    const isDoubtful = deck !== undefined && isDoubtfulWin(end, printed);
    const years =
      printed === undefined || isDoubtful ? undefined : Math.max(1, Math.round((end - printed) / YEAR_DAYS));
    return { card: id, printed, deck, years, isDoubtful };
  });
}

/** For wins before this day the first player of a card is unknown. */
const FIRST_DAY = dayNumber("1999-04-11");
/** From this many days after its printing, the first win with a card counts as an innovation. */
const OLD_CARD = 730;

/** A player and the cards that this player was the first to win with. */
export interface FirstWinner {
  readonly player: string;
  readonly cards: readonly CardHistory[];
}

/** Players by number of first wins, then by name; `innovation` counts old cards only. */
export function firstWinners(
  archive: Archive,
  histories: readonly CardHistory[],
  innovation: boolean,
): readonly FirstWinner[] {
  const people = joinedNames(archive.people);
  const byPlayer = new Map<string, CardHistory[]>();
  for (const history of histories) {
    if (history.deck === undefined || (innovation && !isInnovation(archive, history))) continue;
    const player = wordOf(people, history.deck);
    byPlayer.set(player, [...(byPlayer.get(player) ?? []), history]);
  }
  return [...byPlayer]
    .map(([player, cards]) => ({ player, cards }))
    .sort((one, other) => other.cards.length - one.cards.length || one.player.localeCompare(other.player));
}

function isInnovation({ table }: Archive, { printed, deck }: CardHistory): boolean {
  const won = table.days[deck ?? -1];
  return won !== undefined && printed !== undefined && won >= FIRST_DAY && won - printed > OLD_CARD;
}
