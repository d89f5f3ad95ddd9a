import { common } from "./fr/common";
import { shell } from "./fr/shell";

/** What the frame around the rooms says; enough for the first paint and for error screens. */
export const frame = { ...common, ...shell };
