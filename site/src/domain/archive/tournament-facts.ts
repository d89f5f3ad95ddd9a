import { DECK_TAGS } from "../deck/facts/card-tags";
import type { Archive } from "./archive";

/** Decks of a tournament with a common style or clan. */
export interface DeckGroup {
  readonly name: string;
  readonly decks: readonly GroupedDeck[];
}

export interface GroupedDeck {
  readonly deck: number;
  /** Final rank; 0 if disqualified. */
  readonly rank: number;
  /** The style tag is superior. */
  readonly superior: boolean;
}

/** Decks by style, in the order of the tags; styles that no deck has are left out. */
export function decksByStyle({ facts, ranks, table }: Archive): readonly DeckGroup[] {
  return DECK_TAGS.map((name, bit) => ({
    name,
    decks: numbers(table.count).flatMap((deck) => {
      const superior = (((facts.superior[deck] ?? 0) >> bit) & 1) === 1;
      const held = superior || (((facts.base[deck] ?? 0) >> bit) & 1) === 1;
      return held ? [{ deck, rank: ranks[deck] ?? 0, superior }] : [];
    }),
  })).filter(({ decks }) => decks.length > 0);
}

/** Decks by main clan, most decks first; "" for decks without one. */
export function decksByClan({ facts, ranks, table }: Archive): readonly DeckGroup[] {
  const groups = new Map<string, GroupedDeck[]>();
  for (const deck of numbers(table.count)) {
    const name = facts.clanNames[facts.clans[deck] ?? 0] ?? "";
    groups.set(name, [...(groups.get(name) ?? []), { deck, rank: ranks[deck] ?? 0, superior: true }]);
  }
  return [...groups]
    .map(([name, decks]) => ({ name, decks }))
    .sort((one, other) => other.decks.length - one.decks.length || (one.name < other.name ? -1 : 1));
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, number) => number);
}
