import type { CardId } from "../card/card";

declare const brand: unique symbol;

/** Id of a deck that somebody keeps: the server's, or a temporary one until the server has answered. */
export type DeckId = string & { readonly [brand]: "deck" };

/** Copies by card. 0: considered, listed beside the deck ("side crypt", "side library"). */
export type DeckCards = ReadonlyMap<CardId, number>;

/** How a deck uses the inventory (docs/rules/decks.md §1.4). A virtual deck takes no cards out of it. */
export type InventoryType = "virtual" | "flexible" | "fixed";

/** The revisions of one deck, oldest first. The master stands for all of them where one is shown. */
export interface DeckFamily {
  readonly master: DeckId;
  readonly members: readonly DeckId[];
}

/** What somebody writes about a deck. */
export interface DeckTexts {
  readonly name: string;
  readonly author: string;
  readonly description: string;
}

/** A deck before somebody keeps it: read from a text, an address or a file, or copied from another. */
export interface DeckDraft extends DeckTexts {
  readonly tags: readonly string[];
  readonly cards: DeckCards;
  /** The deck that this one proposes changes of. */
  readonly reviewOf?: DeckId | undefined;
}

/** A deck that somebody keeps, or kept by nobody: a snapshot, an import without an account. */
export interface Deck extends DeckDraft {
  readonly id: DeckId;
  /** Whoever looks at it owns it. */
  readonly isAuthor: boolean;
  /** Nobody owns it, and nobody can change it. */
  readonly isNonEditable: boolean;
  /** Label of this revision; "" in a deck without revisions. */
  readonly branchName: string;
  /** undefined: the deck has no revisions, or it is somebody else's. */
  readonly family: DeckFamily | undefined;
  readonly inventoryType: InventoryType;
  /** Cards that use the inventory in another way than their deck. */
  readonly markers: ReadonlyMap<CardId, InventoryType>;
  readonly hidden: boolean;
  readonly locked: boolean;
  /** Its public copy: the id for the owner, others only learn that there is one. */
  readonly publicChild: DeckId | boolean;
  /** The deck that it is the public copy of. */
  readonly publicParent: DeckId | boolean;
  readonly reviewOf: DeckId | undefined;
  /** Counts the changes on the server. */
  readonly rev: number;
  /** ISO times. */
  readonly created: string;
  readonly changed: string;
}

/** What a list shows of a deck: all but its cards, which are fetched when they are needed. */
export interface ListedDeck extends Omit<DeckTexts, "description"> {
  readonly id: DeckId;
  readonly tags: readonly string[];
  readonly branchName: string;
  readonly family: DeckFamily | undefined;
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
  readonly rev: number;
  readonly changed: string;
}

/** The author may edit unless the deck is public, locked or nobody's (docs/rules/decks.md §1.3). */
export function isEditable(deck: Deck): boolean {
  return deck.isAuthor && !deck.isNonEditable && !deck.locked && deck.publicParent === false;
}
