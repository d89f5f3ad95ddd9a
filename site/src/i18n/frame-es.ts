import { common } from "./es/common";
import { shell } from "./es/shell";

/** What the frame around the rooms says; enough for the first paint and for error screens. */
export const frame = { ...common, ...shell };
