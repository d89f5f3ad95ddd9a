import type { Archive } from "../archive";
import type { Steps } from "../steps";
import { cardPairsInSteps } from "./card-pairs";
import type { Compared } from "./compared";
import type { Dashboard } from "./dashboard";
import { type DeckKind, deckKindsInSteps, tagSharesInSteps } from "./deck-kinds";
import { disciplinePairsInSteps } from "./discipline-pairs";
import { disciplineSharesInSteps } from "./discipline-shares";
import type { Pair } from "./pairs";
import { type Pulse, pulseOf } from "./pulse";
import {
  capacitiesInSteps,
  cryptSizesInSteps,
  librarySizesInSteps,
  type MeanSizes,
  meanSizes,
} from "./sizes";
import { type Winner, winnersOf } from "./winners";

/** Measures that a page shows below the first ones. */
export interface FurtherMeasures {
  readonly pulse: readonly [Pulse, ...Pulse[]];
  readonly disciplines: readonly Compared[];
  readonly disciplinePairs: readonly Pair[];
  readonly tags: readonly Compared[];
  readonly kinds: readonly DeckKind[];
  readonly crypts: readonly Compared[];
  readonly libraries: readonly Compared[];
  readonly capacities: readonly Compared[];
  readonly means: MeanSizes;
  readonly meansBefore: MeanSizes | undefined;
  /** These take as long as all others together. */
  readonly pairs: readonly Pair[];
  readonly winners: readonly Winner[];
}

/** Computes the measures below the first ones. */
export function* furtherMeasuresInSteps(
  archive: Archive,
  { windows, cards }: Pick<Dashboard, "windows" | "cards">,
): Steps<FurtherMeasures> {
  const { now, before } = windows;
  const shares = {
    disciplines: yield* disciplineSharesInSteps(archive, windows),
    disciplinePairs: yield* disciplinePairsInSteps(archive, now),
    tags: yield* tagSharesInSteps(archive, windows),
    kinds: yield* deckKindsInSteps(archive, windows),
    crypts: yield* cryptSizesInSteps(archive, windows),
    libraries: yield* librarySizesInSteps(archive, windows),
    capacities: yield* capacitiesInSteps(archive, windows),
  };
  const means = meanSizes(archive, now);
  const meansBefore = before && meanSizes(archive, before);
  yield;
  const pulse = pulseOf(archive, now);
  yield;
  const pairs = yield* cardPairsInSteps(archive.table, now, cards);
  yield;
  return { ...shares, means, meansBefore, pulse, pairs, winners: winnersOf(archive, now.all) };
}
