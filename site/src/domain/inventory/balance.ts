import { type CardUse, totalNeed } from "./card-use";

/** The number of copies that a user wants of a card, in all or beyond those that decks use. */
export interface Target {
  readonly mode: "fixed" | "surplus";
  readonly copies: number;
}

/**
 * Copies beyond what decks or the target need; negative: copies that are missing (docs/rules/inventory.md §8.2).
 *
 * @param owned copies.
 */
export function balance(owned: number, use: CardUse, target?: Target): number {
  if (target?.mode === "fixed") return owned - target.copies;
  return owned - totalNeed(use) - (target?.copies ?? 0);
}

/** "[+2]", "[=]", "[−1]". */
export function balanceInBrackets(left: number): string {
  if (left === 0) return "[=]";
  return left > 0 ? `[+${left}]` : `[−${-left}]`;
}

/** Copies that are missing for the decks, or for the target. */
export function missingCopies(owned: number, use: CardUse, target?: Target): number {
  return Math.max(0, -balance(owned, use, target));
}
