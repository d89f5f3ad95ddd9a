import { type Archive, wordOf } from "./archive";
import { isChampionship } from "./championship";
import { joinedNames } from "./people";

/** Number of wins required for the hall of fame. */
const MIN_WINS = 5;

/** A player and their winning decks, newest first. */
export interface Champion {
  readonly player: string;
  readonly decks: readonly number[];
  /** The decks among them that won a national or continental championship. */
  readonly titles: readonly number[];
}

/** Players by number of wins, then by name; spellings that search treats as equal are one player. */
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
