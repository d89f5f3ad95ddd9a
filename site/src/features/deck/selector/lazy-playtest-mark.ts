import { lazyPart } from "../../../lazy/lazy-part";
import { loadPart } from "../../../lazy/load-screen";

// Only playtesters need it.
export const PlaytestMark = lazyPart(
  loadPart(
    "deck-playtest-mark",
    () => import("./playtest-mark"),
    (module) => module.PlaytestMark,
  ),
);
