import type { Deck } from "../../../domain/deck/deck";

/** A deck on its way to the screen, wherever it comes from. */
export type OpenedDeck =
  | { readonly status: "loading" }
  /** "unknown": NO DECK WITH THIS ID; "connection": CONNECTION PROBLEM (spec 1 §8). */
  | {
      readonly status: "failed";
      readonly problem: "unknown" | "connection";
      readonly retry?: (() => void) | undefined;
    }
  | { readonly status: "ready"; readonly deck: Deck };
