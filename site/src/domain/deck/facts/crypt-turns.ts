import { binomial } from "./binomial";
import { type CryptCopies, total } from "./copies";
import { OPENING_CRYPT } from "./crypt-facts";

/** Transfers of a full turn. */
const FULL_TURN = 4;
/** Players by seat: the first three have fewer transfers in their first turn. */
export const SEATS = [1, 2, 3, 4] as const;

/** When so many of the vampires drawn first can be in play, the cheapest first. */
export interface MinionTurn {
  /** 1 for the first vampire, up to 4. */
  readonly minions: number;
  /** Expected transfers for all of them. */
  readonly transfers: number;
  /** Expected turn by seat, from the first player to the fourth and all later ones. */
  readonly turns: readonly number[];
}

/** The turn in which a player of a seat has had so many transfers: 1, 2, 3 or 4 in the first turn, then 4 each. */
export function turnOf(transfers: number, seat: number): number {
  return transfers <= seat ? 1 : 1 + Math.ceil((transfers - seat) / FULL_TURN);
}

/**
 * Exact expectations over all opening draws of a crypt (docs/rules/decks.md §9.8); every transfer moves one blood to a
 * vampire. Empty for a crypt of fewer than four cards.
 */
export function minionTurns(crypt: CryptCopies): readonly MinionTurn[] {
  const groups = capacityCurve(crypt);
  if (total(crypt) < OPENING_CRYPT) return [];
  const minions = Array.from({ length: OPENING_CRYPT }, (_, index) => ({
    minions: index + 1,
    transfers: 0,
    turns: SEATS.map(() => 0),
  }));
  const draws = Number(binomial(total(crypt), OPENING_CRYPT));
  eachDraw(groups, OPENING_CRYPT, (drawn, ways) => {
    const chance = ways / draws;
    let transfers = 0;
    for (const [index, capacity] of drawn.entries()) {
      const minion = minions[index];
      if (minion === undefined) return;
      transfers += capacity;
      minion.transfers += chance * transfers;
      for (const [at, seat] of SEATS.entries()) {
        minion.turns[at] = (minion.turns[at] ?? 0) + chance * turnOf(transfers, seat);
      }
    }
  });
  return minions;
}

/** Copies by capacity, the lowest capacity first. */
export function capacityCurve(crypt: CryptCopies): readonly (readonly [capacity: number, copies: number])[] {
  const counts = new Map<number, number>();
  for (const { card, copies } of crypt) counts.set(card.capacity, (counts.get(card.capacity) ?? 0) + copies);
  return [...counts].sort(([one], [other]) => one - other);
}

/** Calls `visit` with the capacities of every different draw, ascending, and the number of ways to draw it. */
function eachDraw(
  groups: readonly (readonly [capacity: number, copies: number])[],
  cards: number,
  visit: (drawn: readonly number[], ways: number) => void,
): void {
  const choose = (group: number, drawn: readonly number[], ways: number) => {
    if (drawn.length === cards) {
      visit(drawn, ways);
      return;
    }
    const [capacity, copies] = groups[group] ?? [0, 0];
    if (group >= groups.length) return;
    for (let taken = Math.min(copies, cards - drawn.length); taken >= 0; taken--) {
      choose(
        group + 1,
        [...drawn, ...Array<number>(taken).fill(capacity)],
        ways * Number(binomial(copies, taken)),
      );
    }
  };
  choose(0, [], 1);
}
