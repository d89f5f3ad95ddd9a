import type { Archive } from "../archive";
import type { Steps } from "../steps";
import { cardPairsInSteps } from "./card-pairs";
import { type CardShare, cardSharesInSteps } from "./card-shares";
import { clanSharesInSteps } from "./clan-shares";
import type { Compared, Windows } from "./compared";
import { type DeckKind, deckKindsInSteps, tagSharesInSteps } from "./deck-kinds";
import { disciplinePairsInSteps } from "./discipline-pairs";
import { disciplineSharesInSteps } from "./discipline-shares";
import type { Pair } from "./pairs";
import { type Pulse, pulseOf } from "./pulse";
import type { Selection } from "./selection";
import {
  capacitiesInSteps,
  cryptSizesInSteps,
  librarySizesInSteps,
  type MeanSizes,
  meanSizes,
} from "./sizes";
import { type Timeline, timelineOf } from "./timeline";
import { type Weighing, weigh } from "./weighed";
import { type Winner, winnersOf } from "./winners";

/** The first measures of a selection of winning decks (docs/rules/archives.md §10). */
export interface Dashboard {
  readonly windows: Windows;
  readonly timeline: Timeline;
  readonly clans: readonly Compared[];
  readonly cards: readonly CardShare[];
}

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

/** Computes the first measures of a selection. */
export function* dashboardInSteps(
  archive: Archive,
  selection: Selection,
  weighing: Weighing,
): Steps<Dashboard> {
  const now = weigh(archive, selection.decks, weighing);
  yield;
  const before = selection.before && weigh(archive, selection.before, weighing);
  yield;
  const windows = { now, before };
  const clans = yield* clanSharesInSteps(archive, windows);
  const timeline = timelineOf(archive, windows);
  yield;
  return { windows, timeline, clans, cards: yield* cardSharesInSteps(archive.table, windows) };
}

/** Computes the others. */
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
  return { ...shares, means, meansBefore, pulse, pairs, winners: winnersOf(archive, now.decks) };
}
