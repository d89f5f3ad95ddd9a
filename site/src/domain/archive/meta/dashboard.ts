import type { Archive } from "../archive";
import type { Steps } from "../steps";
import { type CardShare, cardSharesInSteps } from "./card-shares";
import { clanSharesInSteps } from "./clan-shares";
import type { Compared, Windows } from "./compared";
import type { Selection } from "./selection";
import { type Timeline, timelineOf } from "./timeline";
import { type Weighing, weigh } from "./weighed";

/** The first measures of a selection of winning decks (docs/rules/archives.md §10). */
export interface Dashboard {
  readonly windows: Windows;
  readonly timeline: Timeline;
  readonly clans: readonly Compared[];
  readonly cards: readonly CardShare[];
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
