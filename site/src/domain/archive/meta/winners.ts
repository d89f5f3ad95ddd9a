import { byCharacters } from "../../text/order";
import type { Archive } from "../archive";
import { joinedNames } from "../people";

/** A player with the wins in the selection. */
export interface Winner {
  readonly player: string;
  readonly wins: number;
  /** Cards that won for the first time in the archive with one of these decks. */
  readonly firstCards: number;
}

/** Players by number of wins, then of first wins, then by name; spellings of one name are joined. */
export function winnersOf({ table, people }: Archive, decks: readonly number[]): readonly Winner[] {
  const { words, of } = joinedNames(people);
  const selected = new Uint8Array(table.count);
  const wins = new Uint16Array(words.length);
  const firsts = new Uint16Array(words.length);
  const addTo = (counts: Uint16Array, deck: number) => {
    const person = of[deck] ?? -1;
    if (person >= 0) counts[person] = (counts[person] ?? 0) + 1;
  };
  for (const deck of decks) {
    selected[deck] = 1;
    addTo(wins, deck);
  }
  for (let card = 0; card < table.cards.length; card++) {
    const first = table.decks[(table.cardStarts[card + 1] ?? 0) - 1];
    if (first !== undefined && selected[first] === 1) addTo(firsts, first);
  }
  return words
    .map((player, person) => ({ player, wins: wins[person] ?? 0, firstCards: firsts[person] ?? 0 }))
    .filter((one) => one.wins > 0)
    .sort(
      (one, other) =>
        other.wins - one.wins || other.firstCards - one.firstCards || byCharacters(one.player, other.player),
    );
}
