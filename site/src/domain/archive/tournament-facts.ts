import { DECK_TAGS } from "../deck/facts/card-tags";
import type { Archive } from "./archive";

/** The decks of a tournament that have something in common: a style, a clan. */
export interface DeckGroup {
  readonly name: string;
  readonly decks: readonly GroupedDeck[];
}

export interface GroupedDeck {
  readonly deck: number;
  /** Place in the tournament; 0: disqualified. */
  readonly rank: number;
  /** Strongly so. */
  readonly superior: boolean;
}

/** Decks of each style that anybody played, in the order of the tags. */
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

/** Decks of each main clan, most first; "" stands for decks of several. */
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
