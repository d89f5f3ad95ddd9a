import { type Archive, wordOf } from "./archive";
import { isChampionship } from "./championship";
import { joinedNames } from "./people";

/** From so many wins on a player is in the hall of fame. */
const MIN_WINS = 5;

/** A player and the decks that won, newest first. */
export interface Champion {
  readonly player: string;
  readonly decks: readonly number[];
  /** Those of them that won a national or continental championship. */
  readonly titles: readonly number[];
}

/** Players by the number of wins, then by name; spellings that the search takes for one name are one player. */
export function champions(archive: Archive): readonly Champion[] {
  const { words, of } = joinedNames(archive.people);
  const decks = words.map((): number[] => []);
  for (let deck = 0; deck < archive.table.count; deck++) decks[of[deck] ?? -1]?.push(deck);
  return words
    .map((player, number) => ({ player, decks: decks[number] ?? [] }))
    .filter((one) => one.decks.length >= MIN_WINS)
    .map((one) => ({
      ...one,
      titles: one.decks.filter((deck) => isChampionship(wordOf(archive.events, deck))),
    }))
    .sort((one, other) => other.decks.length - one.decks.length || one.player.localeCompare(other.player));
}
