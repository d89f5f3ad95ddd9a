import { useEffect, useState } from "react";
import type { CardId } from "../../../../domain/card/card";
import { type DrawDeck, PARTS, type Part } from "../../../../domain/deck/draw/draw-deck";
import {
  drawSlice,
  HANDS_PER_SLICE,
  type HandTally,
  mergeTallies,
} from "../../../../domain/deck/draw/many-hands";

/** Opening hands that are drawn on demand. */
const MANY = 1000;

/** A card by its id, a type by its heading. */
export type Thing = CardId | string;
type Tallies = Readonly<Record<Part, HandTally<Thing>>>;

const NONE: HandTally<Thing> = { hands: 0, found: new Map() };

interface ManyHands {
  readonly tallies: Tallies;
  readonly hands: number;
  /** The requested number; hands are being drawn until it is reached. */
  readonly goal: number;
  readonly more: () => void;
  readonly stop: () => void;
}

/** Draws opening hands by the thousand, in slices, so that the page stays responsive. */
export function useManyHands(
  deck: DrawDeck,
  seed: string,
  thingsOf: (card: CardId) => readonly Thing[],
): ManyHands {
  const [tallies, setTallies] = useState<Tallies>({ crypt: NONE, library: NONE });
  const [goal, setGoal] = useState(0);
  const { hands } = tallies.crypt;
  useEffect(() => {
    if (hands >= goal) return;
    const slice = (part: Part) => drawSlice(deck, part, seed, hands / HANDS_PER_SLICE, thingsOf);
    const timer = setTimeout(() => {
      const [crypt, library] = PARTS.map(slice);
      if (!crypt || !library) return;
      setTallies((now) => ({
        crypt: mergeTallies(now.crypt, crypt),
        library: mergeTallies(now.library, library),
      }));
    });
    return () => clearTimeout(timer);
  }, [deck, seed, thingsOf, hands, goal]);
  return {
    tallies,
    hands,
    goal,
    more: () => setGoal(hands + MANY),
    stop: () => setGoal(hands),
  };
}
