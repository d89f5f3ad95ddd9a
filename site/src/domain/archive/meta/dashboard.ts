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

/** The measures of a selection of winning decks (docs/rules/archives.md §10). */
export interface Dashboard {
  readonly windows: Windows;
  readonly timeline: Timeline;
  readonly pulse: readonly [Pulse, ...Pulse[]];
  readonly clans: readonly Compared[];
  readonly disciplines: readonly Compared[];
  readonly disciplinePairs: readonly Pair[];
  readonly tags: readonly Compared[];
  readonly kinds: readonly DeckKind[];
  readonly cards: readonly CardShare[];
  readonly crypts: readonly Compared[];
  readonly libraries: readonly Compared[];
  readonly capacities: readonly Compared[];
  readonly means: MeanSizes;
  readonly meansBefore: MeanSizes | undefined;
}

/** Measures that take as long as all others together. */
export interface SlowMeasures {
  readonly pairs: readonly Pair[];
  readonly winners: readonly Winner[];
}

/** Computes the measures of a selection. */
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
  const cards = yield* cardSharesInSteps(archive.table, windows);
  yield;
  const timeline = timelineOf(archive, windows);
  const pulse = pulseOf(archive, now);
  const clans = yield* clanSharesInSteps(archive, windows);
  const disciplines = yield* disciplineSharesInSteps(archive, windows);
  const disciplinePairs = yield* disciplinePairsInSteps(archive, now);
  return {
    windows,
    timeline,
    pulse,
    clans,
    disciplines,
    disciplinePairs,
    tags: yield* tagSharesInSteps(archive, windows),
    kinds: yield* deckKindsInSteps(archive, windows),
    cards,
    crypts: yield* cryptSizesInSteps(archive, windows),
    libraries: yield* librarySizesInSteps(archive, windows),
    capacities: yield* capacitiesInSteps(archive, windows),
    means: meanSizes(archive, now),
    meansBefore: before && meanSizes(archive, before),
  };
}

/** Computes the measures that a page shows below the others. */
export function* slowMeasuresInSteps(
  archive: Archive,
  { windows: { now }, cards }: Pick<Dashboard, "windows" | "cards">,
): Steps<SlowMeasures> {
  const pairs = yield* cardPairsInSteps(archive.table, now, cards);
  yield;
  return { pairs, winners: winnersOf(archive, now.decks) };
}
