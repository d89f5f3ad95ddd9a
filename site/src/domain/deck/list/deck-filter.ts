import type { CardId } from "../../card/card";
import { isTagged } from "../../limited/preset-tag";
import { fold } from "../../name/fold";
import type { DeckCards, DeckId, InventoryType, ListedDeck } from "../deck";
import type { IndexedDeck } from "./deck-index";

/** What the decks of a list are narrowed by (docs/rules/decks.md §6.2). */
export interface DeckCriteria {
  readonly text: string;
  /** A deck has all of them. */
  readonly tags: readonly string[];
  /** A clan, or whether there is any. */
  readonly clan: string;
  readonly inventory: InventoryType | typeof ANY;
  /** Every revision is a row of its own; otherwise each deck is one. */
  readonly revisions: boolean;
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
};

/** What is known about the cards of decks; it grows while they are fetched. */
export interface KnownCards {
  readonly byDeck: ReadonlyMap<DeckId, DeckCards>;
  readonly names: readonly FoldedCardName[];
}

/** A card under one of its names, folded. */
export interface FoldedCardName {
  readonly id: CardId;
  readonly name: string;
}

/** A shorter text does not narrow the list yet. */
const MIN_TEXT_LENGTH = 3;

export function seeksText({ text }: Pick<DeckCriteria, "text">): boolean {
  return text.trim().length >= MIN_TEXT_LENGTH;
}

/** The decks of the list that fit. A text is sought in their names, and in those of their cards as far as known. */
export function filterDecks(
  decks: readonly IndexedDeck[],
  criteria: DeckCriteria,
  known?: KnownCards,
  /** Only decks with this tag, in whatever case: those of a limited format. */
  wantedTag?: string,
): readonly ListedDeck[] {
  const hasText = seeksText(criteria) ? textTest(fold(criteria.text.trim()), known) : () => true;
  const { clan, inventory, revisions, tags } = criteria;
  return decks
    .filter(
      (one) =>
        (revisions || one.isMain) &&
        (wantedTag === undefined || isTagged(one.tags, wantedTag)) &&
        (clan === ANY || (one.deck.mainClan ?? NO_CLAN) === clan) &&
        (inventory === ANY || one.deck.inventoryType === inventory) &&
        tags.every((tag) => one.tags.has(tag)) &&
        hasText(one),
    )
    .map(({ deck }) => deck);
}

function textTest(text: string, known: KnownCards | undefined): (one: IndexedDeck) => boolean {
  // Which cards bear the text is found out once, not once per deck.
  const cards = new Set(known?.names.filter(({ name }) => name.includes(text)).map(({ id }) => id));
  return ({ name, deck }) => name.includes(text) || plays(known?.byDeck.get(deck.id), cards);
}

/** Cards that are only considered, with no copy in the deck, do not count. */
function plays(cards: DeckCards | undefined, sought: ReadonlySet<CardId>): boolean {
  if (cards === undefined || sought.size === 0) return false;
  for (const [id, copies] of cards) if (copies > 0 && sought.has(id)) return true;
  return false;
}

/** The clans that are the main clan of some deck, in the order of the alphabet. */
export function mainClans(decks: readonly IndexedDeck[]): readonly string[] {
  return [...new Set(decks.flatMap(({ deck }) => deck.mainClan ?? []))].toSorted();
}
