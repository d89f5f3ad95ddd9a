import { common } from "./pt/common";
import { shell } from "./pt/shell";

/** What the frame around the rooms says; enough for the first paint and for error screens. */
export const frame = { ...common, ...shell };
