import type { DeckChange } from "../change";
import type { DeckDraft, DeckId } from "../deck";

declare const brand: unique symbol;

/** Made by the client: the server takes what comes twice under one id for one. */
export type OperationId = string & { readonly [brand]: "operation" };

interface Made {
  readonly id: OperationId;
  readonly deck: DeckId;
  /** When it was made, milliseconds since 1970. */
  readonly at: number;
  /** It has been on its way once: nothing may be merged into it any more, and the server may have it already. */
  readonly tried: boolean;
}

/** What the operations of a deck do to it. A deck that is being made has a temporary id until the server answers. */
type Action =
  | { readonly kind: "change"; readonly change: DeckChange }
  | { readonly kind: "create"; readonly draft: DeckDraft }
  | {
      readonly kind: "delete";
      /** Of the deck's family this one only. */
      readonly revision: boolean;
      /** The other revisions, which go with the deck. */
      readonly with?: readonly DeckId[];
      /** It can be undone until then and is not sent before; milliseconds since 1970. */
      readonly notBefore?: number;
    };

/** One edit on its way to the server. What is shown is the server's deck with these applied. */
export type Operation = Made & Action;

export type OperationKind = Action["kind"];
