import type { WinningDeck } from "../../../data/archive/fetch-winning-deck";
import type { DeckEditing } from "../../../data/decks/hooks/use-deck-editing";
import type { Deck } from "../../../domain/deck/deck";

/** A deck to be shown, from whatever source. */
export type OpenedDeck =
  /** The URL names no deck. */
  | { readonly status: "none" }
  | { readonly status: "loading" }
  /** "unknown": NO DECK WITH THIS ID; "connection": CONNECTION PROBLEM (docs/rules/decks.md §16). */
  | {
      readonly status: "failed";
      readonly problem: "unknown" | "connection";
      readonly retry?: (() => void) | undefined;
      /** The code with which the server refused to create the deck. */
      readonly refusedFor?: string | undefined;
    }
  /** `editing` is set for the user's own decks, also for those that are not editable now. */
  | {
      readonly status: "ready";
      readonly deck: Deck;
      readonly editing: DeckEditing | undefined;
      /** The deck won a tournament. */
      readonly win?: WinningDeck | undefined;
      /** Parts of the URL that name no card. */
      readonly refused?: readonly string[] | undefined;
    };
