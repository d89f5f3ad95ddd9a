import { loadPart } from "../../../lazy/load-screen";

/** Fetches the notice that a report could not be saved. */
export const loadRefusalNotice = loadPart(
  "report-refusal-notice",
  () => import("./refusal-notice"),
  (module) => module.RefusalNotice,
);
