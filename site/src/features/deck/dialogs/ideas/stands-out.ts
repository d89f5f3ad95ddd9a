import type { Card } from "../../../../domain/card/card";
import type { CardEvidenceSchema, IdeaSchema } from "../../../../generated/api";

/** Ways in which a deck differs from similar winners, the most telling first. */
export const DIFFERENCES = ["absent", "rare", "more", "fewer"] as const;
export type Difference = (typeof DIFFERENCES)[number];

export interface StandingOut {
  readonly card: Card;
  readonly how: Difference;
  /** Number of similar decks that play it. */
  readonly playing: number;
  /** Quartiles of their copies; empty without enough data. */
  readonly copies: readonly number[];
}

/** A missing card stands out if at least this part of the similar decks plays it. */
const MIN_PART = 1 / 3;

interface Compared {
  /** Number of similar decks. */
  readonly decks: number;
  readonly evidence: readonly CardEvidenceSchema[];
  readonly ideas: readonly IdeaSchema[];
  readonly find: (id: number) => Card | undefined;
}

/** Cards that stand out: those of the deck with a mark, and those that it lacks though similar winners play them. */
export function standingOut({ decks: all, evidence, ideas, find }: Compared): readonly StandingOut[] {
  const found = (id: number, rest: Omit<StandingOut, "card">): readonly StandingOut[] => {
    const card = find(id);
    return card === undefined ? [] : [{ card, ...rest }];
  };
  const absent = ideas.flatMap(({ card, playing }) =>
    playing > 0 && playing >= MIN_PART * all ? found(card, { how: "absent", playing, copies: [] }) : [],
  );
  const marked = evidence.flatMap(({ card, mark, playing, copies }) =>
    mark === null ? [] : found(card, { how: mark, playing, copies }),
  );
  return [...absent.toSorted((one, other) => other.playing - one.playing), ...marked];
}
