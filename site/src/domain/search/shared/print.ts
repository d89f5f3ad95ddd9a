import { vocabulary } from "../read";

/** Printed only there, first there, or there again. */
export type Print = "only" | "first" | "reprint";
export const PRINTS = vocabulary<Print>(["only", "first", "reprint"]);

/** Age of the card relative to the release of the chosen set. */
export type Age = "or-newer" | "or-older" | "not-newer" | "not-older";
export const AGES = vocabulary<Age>(["or-newer", "or-older", "not-newer", "not-older"]);

/** Everything by Black Chantry Productions, as a set or precon. */
export const BCP = "bcp";
