import { common } from "./en/common";
import { shell } from "./en/shell";

/** What the frame around the rooms says; enough for the first paint and for error screens. */
export const frame = { ...common, ...shell };
