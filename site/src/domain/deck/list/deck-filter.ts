import type { CardId } from "../../card/card";
import { isTagged } from "../../limited/preset-tag";
import { fold } from "../../name/fold";
import type { DeckCards, DeckId, InventoryType, ListedDeck } from "../deck";
import type { IndexedDeck } from "./deck-index";

/** Filters of a list of decks (docs/rules/decks.md §6.2). */
export interface DeckCriteria {
  readonly text: string;
  /** All of them are required. */
  readonly tags: readonly string[];
  /** A clan, or whether there is one. */
  readonly clan: string;
  readonly inventory: InventoryType | typeof ANY;
  /** Whether every revision has its own row; otherwise each deck has one. */
  readonly revisions: boolean;
  /** Only decks whose cards have changed since their user last looked. */
  readonly changed: boolean;
}

export const ANY = "any";
/** No clan has more than half of the crypt. */
export const NO_CLAN = "none";

export const NO_CRITERIA: DeckCriteria = {
  text: "",
  tags: [],
  clan: ANY,
  inventory: ANY,
  revisions: false,
  changed: false,
};

/** Known cards of decks; it grows while they are fetched. */
export interface KnownCards {
  readonly byDeck: ReadonlyMap<DeckId, DeckCards>;
  readonly names: readonly FoldedCardName[];
}

/** One of the names of a card, folded. */
export interface FoldedCardName {
  readonly id: CardId;
  readonly name: string;
}

/** A shorter text does not filter yet. */
const MIN_TEXT_LENGTH = 3;

export function seeksText({ text }: Pick<DeckCriteria, "text">): boolean {
  return text.trim().length >= MIN_TEXT_LENGTH;
}

/** The decks that match. The text is searched in their names and in those of their known cards. */
export function filterDecks(
  decks: readonly IndexedDeck[],
  criteria: DeckCriteria,
  known?: KnownCards,
  /** Only decks with this tag in any case, which is that of a limited format. */
  wantedTag?: string,
  changedDecks: ReadonlySet<DeckId> = new Set(),
): readonly ListedDeck[] {
  const hasText = seeksText(criteria) ? textTest(fold(criteria.text.trim()), known) : () => true;
  const { clan, inventory, revisions, changed, tags } = criteria;
  return decks
    .filter(
      (one) =>
        (revisions || one.isCurrent) &&
        (wantedTag === undefined || isTagged(one.tags, wantedTag)) &&
        (!changed || changedDecks.has(one.deck.id)) &&
        (clan === ANY || (one.deck.mainClan ?? NO_CLAN) === clan) &&
        (inventory === ANY || one.deck.inventoryType === inventory) &&
        tags.every((tag) => one.tags.has(tag)) &&
        hasText(one),
    )
    .map(({ deck }) => deck);
}

function textTest(text: string, known: KnownCards | undefined): (one: IndexedDeck) => boolean {
  // Cards with a matching name are searched once, not once per deck.
  const cards = new Set(known?.names.filter(({ name }) => name.includes(text)).map(({ id }) => id));
  return ({ name, deck }) => name.includes(text) || plays(known?.byDeck.get(deck.id), cards);
}

/** Considered cards do not count. */
function plays(cards: DeckCards | undefined, sought: ReadonlySet<CardId>): boolean {
  if (cards === undefined || sought.size === 0) return false;
  for (const [id, copies] of cards) if (copies > 0 && sought.has(id)) return true;
  return false;
}

/** Existing main clans in alphabetical order. */
export function mainClans(decks: readonly IndexedDeck[]): readonly string[] {
  return [...new Set(decks.flatMap(({ deck }) => deck.mainClan ?? []))].toSorted();
}
