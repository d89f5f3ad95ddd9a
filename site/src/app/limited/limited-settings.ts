import { lazyPart } from "../lazy-part";
import { loadScreen } from "../load-screen";

/** The choices about limited formats, fetched with the first place that shows them. */
export const LimitedSettings = lazyPart(
  loadScreen("limited-settings", () => import("./limited-settings-screen")),
);
