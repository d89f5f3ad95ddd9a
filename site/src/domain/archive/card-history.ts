import { type Archive, wordOf } from "./archive";
import { dayNumber } from "./days";
import { joinedNames } from "./people";

/** The first win with a card, and how long it took. */
export interface CardHistory {
  readonly card: number;
  /** Day of the first printing; undefined: not known. */
  readonly printed: number | undefined;
  /** The earliest winning deck with the card; undefined: nobody has won with it. */
  readonly deck: number | undefined;
  /** Years from print to win, at least 1; without a win those that have gone by since. */
  readonly years: number | undefined;
  /** The win is older than the first printing: the report or the printing is told wrongly. */
  readonly isDoubtful: boolean;
}

interface Printed {
  readonly id: number;
  /** ISO date, "" when unknown. */
  readonly firstPrint: string;
}

const YEAR_DAYS = 365.25;

/** Of all cards, in their order; `today` counts days as archives do. */
export function cardHistory(
  { table }: Archive,
  cards: readonly Printed[],
  today: number,
): readonly CardHistory[] {
  return cards.map(({ id, firstPrint }) => {
    const printed = firstPrint === "" ? undefined : dayNumber(firstPrint);
    const place = table.places.get(id);
    // Decks stand newest first: the last of a card is its earliest.
    const deck = place === undefined ? undefined : table.decks[(table.cardStarts[place + 1] ?? 0) - 1];
    const end = deck === undefined ? today : (table.days[deck] ?? today);
    const years = printed === undefined ? undefined : Math.max(1, Math.round((end - printed) / YEAR_DAYS));
    const isDoubtful = deck !== undefined && printed !== undefined && end < printed;
    return { card: id, printed, deck, years, isDoubtful };
  });
}

/** Wins before this day began: nobody knows what was played first. */
const FIRST_DAY = dayNumber("1999-04-11");
/** From so many days after its print on, winning with a card for the first time is an innovation. */
const OLD_CARD = 730;

/** A player, and the cards that nobody had won with before. */
export interface FirstWinner {
  readonly player: string;
  readonly cards: readonly CardHistory[];
}

/** Players by the number of cards they won with first, then by name; `innovation`: old cards only. */
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
