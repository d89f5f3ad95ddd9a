import type { CardId } from "../../card/card";
import type { DeckChange } from "../change";
import type { DeckCards } from "../deck";
import { MAX_COPIES } from "../limits";
import type { Blamed } from "./blamed";

/** A way to make a rule hold. */
export interface Fix {
  readonly kind: "take-out" | "keep-groups" | "swap-groups";
  /** Copies taken out, by card. */
  readonly out: ReadonlyMap<CardId, number>;
  /** Copies added, by card: namesakes of vampires that are taken out. */
  readonly added: ReadonlyMap<CardId, number>;
  /** The groups that stay: "4–5"; one that stays alone is named once. */
  readonly groups?: string;
}

const NONE: ReadonlyMap<CardId, number> = new Map();

/** Takes out all copies of cards. */
export function takeOut(cards: readonly Blamed[]): Fix {
  return { kind: "take-out", out: new Map(cards.map(({ id, copies }) => [id, copies])), added: NONE };
}

/** All fixes as one. */
export function joinedFix(fixes: readonly Fix[]): Fix {
  return {
    kind: "take-out",
    out: new Map(fixes.flatMap(({ out }) => [...out])),
    added: new Map(fixes.flatMap(({ added }) => [...added])),
  };
}

/** Total number of copies that a fix takes out. */
export function copiesOut({ out }: Fix): number {
  return [...out.values()].reduce((sum, copies) => sum + copies, 0);
}

/** The edit that a fix is. `aside`: what is taken out stays considered, in the side lists. */
export function fixChange(fix: Fix, cards: DeckCards, aside: boolean): DeckChange {
  const copies = new Map<CardId, number>();
  for (const [id, taken] of fix.out) {
    const left = (cards.get(id) ?? 0) - taken;
    copies.set(id, left > 0 ? left : aside ? 0 : -1);
  }
  for (const [id, more] of fix.added)
    copies.set(id, Math.min(MAX_COPIES, Math.max(0, cards.get(id) ?? 0) + more));
  return { kind: "cards", copies };
}

/** The cards of the deck after a fix. */
export function fixedCards(fix: Fix, cards: DeckCards): DeckCards {
  const change = fixChange(fix, cards, false);
  const fixed = new Map(cards);
  if (change.kind !== "cards") return fixed;
  for (const [id, copies] of change.copies) {
    if (copies < 0) fixed.delete(id);
    else fixed.set(id, copies);
  }
  return fixed;
}
