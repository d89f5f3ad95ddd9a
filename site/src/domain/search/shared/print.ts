import { vocabulary } from "../read";

/** Only in what is chosen, printed there first, or printed before and there again. */
export type Print = "only" | "first" | "reprint";
export const PRINTS = vocabulary<Print>(["only", "first", "reprint"]);

/** When the card was printed, compared with the release of the chosen set. */
export type Age = "or-newer" | "or-older" | "not-newer" | "not-older";
export const AGES = vocabulary<Age>(["or-newer", "or-older", "not-newer", "not-older"]);

/** Stands for everything by Black Chantry Productions, among sets and precons alike. */
export const BCP = "bcp";
