import { createStore } from "../../../domain/store";

/** Key of a filter → its option → number of results with that option; empty until they are counted. */
export type OptionCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Counts of the search on the screen. */
export const optionCounts = createStore<OptionCounts>({});
