import { lazyPart } from "../../../lazy/lazy-part";
import { loadPart } from "../../../lazy/load-screen";

/** The part of the page for an organiser of several rounds. */
export const TournamentDay = lazyPart(
  loadPart(
    "tournament-day",
    () => import("./tournament-day"),
    (module) => module.TournamentDay,
  ),
);
