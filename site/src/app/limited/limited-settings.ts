import { lazyPart } from "../../lazy/lazy-part";
import { loadScreen } from "../../lazy/load-screen";

/** The settings of limited formats, fetched when they are first shown. */
export const LimitedSettings = lazyPart(
  loadScreen("limited-settings", () => import("./limited-settings-screen")),
);
