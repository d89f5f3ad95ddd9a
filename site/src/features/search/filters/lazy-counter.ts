import { lazyPart } from "../../../lazy/lazy-part";
import { loadPart } from "../../../lazy/load-screen";

const load = loadPart(
  "option-counter",
  () => import("./option-counter"),
  (module) => module.OptionCounter,
);

/** Fetched when the filters are on the screen, which work without it. */
export const OptionCounter = lazyPart(() => load().catch(() => ({ default: () => null })));
