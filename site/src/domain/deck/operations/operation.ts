import type { InventoryChange } from "../../inventory/inventory";
import type { ReportEdit, ReportSubject } from "../../playtest/own-report";
import type { SearchEdit } from "../../saved-search/search-edits";
import type { DeckChange } from "../change";
import type { DeckDraft, DeckId } from "../deck";

declare const brand: unique symbol;

/** Created by the client; the server applies an id only once. */
export type OperationId = string & { readonly [brand]: "operation" };

interface OperationBase {
  readonly id: OperationId;
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

/** A pending edit of a deck. The shown deck is the server's with all pending operations applied. */
export type DeckOperation = OperationBase & { readonly deck: DeckId } & Action;

/** A pending edit of the user's inventory. */
export interface InventoryOperation extends OperationBase {
  readonly kind: "inventory";
  readonly deck?: undefined;
  readonly change: InventoryChange;
}

/** A pending edit of a playtest report. */
export interface ReportOperation extends OperationBase {
  readonly kind: "report";
  readonly deck?: undefined;
  /** Id of the round that the report is part of. */
  readonly round: string;
  readonly subject: ReportSubject;
  readonly edit: ReportEdit;
  /** Not sent before this time, because the tester is typing; milliseconds since 1970. */
  readonly notBefore?: number;
}

/** A pending edit of the user's saved searches. */
export interface SearchOperation extends OperationBase {
  readonly kind: "search";
  readonly deck?: undefined;
  readonly edit: SearchEdit;
}

/** A pending edit of something else than a deck. */
export type OtherOperation = InventoryOperation | ReportOperation | SearchOperation;

/** A pending edit. */
export type Operation = DeckOperation | OtherOperation;

export type OperationKind = Operation["kind"];
