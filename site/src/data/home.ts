import { fileOptions, SIDE } from "./published-file";

/** Newest winning decks and set. */
export const homeOptions = () => fileOptions("home", SIDE);
/** What winning decks are found by, a fifth of their archive. */
export const twdNamesOptions = () => fileOptions("twd-names", SIDE);
