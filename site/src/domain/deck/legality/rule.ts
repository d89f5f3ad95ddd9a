import type { CryptCard } from "../../card/card";
import type { Blamed } from "./blamed";
import type { DeckFormat } from "./deck-format";
import type { Fix } from "./fix";
import type { JudgedCard } from "./judged-card";
import type { JudgedDeck } from "./judged-deck";

/** In the order in which they are listed. */
export type RuleId =
  | "crypt-size"
  | "library-size"
  | "groups"
  | "banned"
  | "not-yet"
  | "testing"
  | "pool"
  | "unknown";

/** "later": will hold from a day on; "unknown": cannot be decided, because of cards that are not known. */
export type RuleState = "ok" | "broken" | "later" | "unknown";

/** What a rule says about a deck. */
export interface Finding {
  readonly state: RuleState;
  /** In ascending order of id. */
  readonly cards: readonly Blamed[];
  /** Of a size: the copies below (negative) or above it; 0 otherwise. */
  readonly off: number;
}

/** Finds the other vampires of the same name, of other groups. */
export type Namesakes = (card: CryptCard) => readonly CryptCard[];

/** A rule of deck construction (docs/rules/legality.md §3). */
export interface Rule {
  readonly id: RuleId;
  /** `day`: on which the deck is played, "2026-01-31". */
  check(deck: JudgedDeck, format: DeckFormat, day: string): Finding;
  /** Ways to make the rule hold, for a finding that is not ok; none where only the player can choose. */
  fixes(deck: JudgedDeck, found: Finding, namesakes: Namesakes): readonly Fix[];
}

export const OK: Finding = { state: "ok", cards: [], off: 0 };

/** The finding of a rule that cards break: ok without any. */
export function blame(state: Exclude<RuleState, "ok">, cards: readonly Blamed[]): Finding {
  if (cards.length === 0) return OK;
  return { state, cards: cards.toSorted((one, other) => one.id - other.id), off: 0 };
}

/** The finding of a rule about single cards; `why` says why a card breaks it, undefined if it does not. */
export function blameKnown(
  state: Exclude<RuleState, "ok">,
  { known }: JudgedDeck,
  why: (of: JudgedCard) => Pick<Blamed, "day" | "sets"> | undefined,
): Finding {
  const found = known.flatMap(({ of, copies }) => {
    const reason = why(of);
    return reason === undefined ? [] : [{ id: of.card.id, copies, ...reason }];
  });
  return blame(state, found);
}
