import type { Option, OptionGroup } from "../../features/first-page/findings";

/** One line of the palette. */
export interface Entry extends Option {
  readonly run: () => void;
}

export type EntryGroup = OptionGroup<Entry>;
