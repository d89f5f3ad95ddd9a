import type { CardId } from "../card/card";

declare const brand: unique symbol;

/** Id of a stored deck: the server's, or a temporary one until the server has assigned one. */
export type DeckId = string & { readonly [brand]: "deck" };

/** Copies by card. 0 means considered, listed in the side crypt or side library. */
export type DeckCards = ReadonlyMap<CardId, number>;

/** How a deck uses the inventory (docs/rules/decks.md §1.4); a virtual deck uses no cards of it. */
export type InventoryType = "virtual" | "flexible" | "fixed";

/** Revisions of one deck, oldest first. The current one represents all where only one is shown. */
export interface RevisionGroup {
  readonly current: DeckId;
  readonly members: readonly DeckId[];
}

/** Texts that users write about a deck. */
export interface DeckTexts {
  readonly name: string;
  readonly author: string;
  readonly description: string;
}

/** A deck that is not stored yet: read from a text, URL or file, or copied from another. */
export interface DeckDraft extends DeckTexts {
  readonly tags: readonly string[];
  readonly cards: DeckCards;
  /** The deck that this one proposes changes for. */
  readonly reviewOf?: DeckId | undefined;
}

/** A playtest card that a release has replaced in a deck (docs/rules/playtest.md §9.3). */
export interface ReleasedCard {
  /** ISO time. */
  readonly at: string;
  /** Id of the playtest card. */
  readonly card: string;
  /** Id of the released card; null: the card was not released. */
  readonly to: string | null;
  readonly copies: number;
}

/** Facts of a stored deck that only its owner sees. */
export interface OwnFacts {
  /** Label of the revision; "" for a deck without revisions. */
  readonly revisionLabel: string;
  /** undefined if the deck has no revisions or belongs to someone else. */
  readonly revisionGroup: RevisionGroup | undefined;
  readonly inventoryType: InventoryType;
  /** Inventory types of single cards that differ from the deck's. */
  readonly markers: ReadonlyMap<CardId, InventoryType>;
  readonly hidden: boolean;
  readonly locked: boolean;
  /** Oldest first. */
  readonly released: readonly ReleasedCard[];
}

/** Those of a new deck, of another user's deck, and of a deck that was stored before a fact existed. */
export const NO_OWN_FACTS: OwnFacts = {
  revisionLabel: "",
  revisionGroup: undefined,
  inventoryType: "virtual",
  markers: new Map(),
  hidden: false,
  locked: false,
  released: [],
};

/** A stored deck: of a user, or anonymous, such as a snapshot or an import without an account. */
export interface Deck extends DeckDraft, OwnFacts {
  readonly id: DeckId;
  /** Whether it belongs to the signed-in user. */
  readonly isAuthor: boolean;
  /** Whether it has no owner and cannot be changed. */
  readonly isNonEditable: boolean;
  /** Public copy: its id for the owner; others only see that there is one. */
  readonly publicChild: DeckId | boolean;
  /** The deck of which this is the public copy. */
  readonly publicParent: DeckId | boolean;
  readonly reviewOf: DeckId | undefined;
  /** Cards, description and tags are withheld: only playtesters may see them (docs/rules/playtest.md §7). */
  readonly withheld?: true | undefined;
  /** Counts the changes on the server. */
  readonly version: number;
  /** ISO times. */
  readonly created: string;
  readonly changed: string;
}

/** A deck in a list: all fields except cards, which are fetched on demand. */
export interface ListedDeck extends Omit<DeckTexts, "description"> {
  readonly id: DeckId;
  readonly tags: readonly string[];
  readonly revisionLabel: string;
  readonly revisionGroup: RevisionGroup | undefined;
  /** Clan or path of more than half of the crypt. */
  readonly mainClan: string | undefined;
  /** Copies. */
  readonly crypt: number;
  readonly library: number;
  readonly inventoryType: InventoryType;
  readonly hidden: boolean;
  readonly locked: boolean;
  readonly publicChild: DeckId | undefined;
  readonly publicParent: DeckId | undefined;
  readonly reviewOf: DeckId | undefined;
  readonly version: number;
  readonly changed: string;
}

/**
 * Whether the deck may be edited: its author may unless it is public, locked or anonymous (docs/rules/decks.md §1.3).
 */
export function isEditable(deck: Deck): boolean {
  return deck.isAuthor && !deck.isNonEditable && !deck.locked && deck.publicParent === false;
}
