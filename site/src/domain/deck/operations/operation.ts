import type { DeckChange } from "../change";
import type { DeckDraft, DeckId } from "../deck";

declare const brand: unique symbol;

/** Created by the client; the server applies an id only once. */
export type OperationId = string & { readonly [brand]: "operation" };

interface Made {
  readonly id: OperationId;
  readonly deck: DeckId;
  /** Creation time in milliseconds since 1970. */
  readonly at: number;
  /** It was sent at least once: nothing may be merged into it, and the server may have applied it. */
  readonly tried: boolean;
}

/** Effects of an operation on a deck. A deck that is being created has a temporary id until the server responds. */
type Action =
  | { readonly kind: "change"; readonly change: DeckChange }
  | { readonly kind: "create"; readonly draft: DeckDraft }
  | {
      readonly kind: "delete";
      /** Deletes only this revision of the deck. */
      readonly revision: boolean;
      /** The other revisions, which are deleted with the deck. */
      readonly with?: readonly DeckId[];
      /** Not sent before this time, because it can be undone; milliseconds since 1970. */
      readonly notBefore?: number;
    };

/** A pending edit. The shown deck is the server's with all pending operations applied. */
export type Operation = Made & Action;

export type OperationKind = Action["kind"];
