import { lazy } from "react";
import { loadScreen } from "../load-screen";

/** The choices about limited formats, fetched with the first place that shows them. */
export const LimitedSettings = lazy(
  loadScreen("limited-settings", () => import("./limited-settings-screen")),
);
