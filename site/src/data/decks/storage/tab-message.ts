import type { DeckId, ListedDeck } from "../../../domain/deck/deck";

/** The change that an edit makes to a list of decks. */
export interface RowChange {
  readonly rows: readonly ListedDeck[];
  readonly gone: readonly DeckId[];
}

/** Result of the last attempt to reach the server. */
export type ConnectionState = "open" | "down" | "signed-out";

/**
 * A message between the tabs of one user. Tabs of an older release read it too: a kind keeps its name as long as its
 * content keeps its form.
 */
export type TabMessage =
  | { readonly kind: "queue" }
  | { readonly kind: "deck"; readonly id: DeckId }
  | { readonly kind: "list" }
  | { readonly kind: "inventory" }
  | { readonly kind: "report" }
  | { readonly kind: "search" }
  | { readonly kind: "changed-rows"; readonly change: RowChange }
  | { readonly kind: "line"; readonly line: ConnectionState }
  /** The user has logged out. */
  | { readonly kind: "forget" };
