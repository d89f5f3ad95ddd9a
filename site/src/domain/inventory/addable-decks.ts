import type { CardId } from "../card/card";
import type { DeckCards } from "../deck/deck";
import { fold } from "../name/fold";
import { byCharacters } from "../text/order";
import type { Inventory, InventoryChange } from "./inventory";
import { MAX_OWNED } from "./limits";

/** A deck or precon whose cards can be put into the inventory. */
export interface AddableDeck {
  readonly id: string;
  readonly name: string;
  /** Label of the revision; "" for none. */
  readonly note: string;
  readonly clan: string | undefined;
  /** ISO date; "" if unknown. */
  readonly date: string;
  readonly tags: readonly string[];
  /** More words to find it by. */
  readonly search: string;
  /** undefined: not loaded yet. */
  readonly cards: DeckCards | undefined;
}

export const ADDABLE_ORDERS = ["newest", "oldest", "name", "clan"] as const;
export type AddableOrder = (typeof ADDABLE_ORDERS)[number];

export interface AddableCriteria {
  readonly text: string;
  /** "": any. */
  readonly tag: string;
  readonly order: AddableOrder;
}

/** The decks that match, in order. Every word must be found. */
export function matchingDecks<Deck extends AddableDeck>(
  addable: readonly Deck[],
  { text, tag, order }: AddableCriteria,
): readonly Deck[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return addable
    .map((deck) => ({ deck, name: fold(`${deck.name} ${deck.note}`) }))
    .filter(({ deck, name }) => {
      const all = `${name} ${fold(`${deck.clan ?? ""} ${deck.search}`)}`;
      return (tag === "" || deck.tags.includes(tag)) && words.every((word) => all.includes(word));
    })
    .toSorted((one, other) => byOrder(one.deck, other.deck, order) || byCharacters(one.name, other.name))
    .map(({ deck }) => deck);
}

/** Sorts after all names. */
const LAST = "\uffff";

function byOrder(one: AddableDeck, other: AddableDeck, order: AddableOrder): number {
  if (order === "newest") return byCharacters(other.date, one.date);
  if (order === "oldest") return byCharacters(one.date || LAST, other.date || LAST);
  if (order === "clan") return byCharacters(fold(one.clan ?? LAST), fold(other.clan ?? LAST));
  return 0;
}

/** The copies of all of them together; considered cards are left out. */
export function togetherCopies(decks: readonly DeckCards[]): ReadonlyMap<CardId, number> {
  const all = new Map<CardId, number>();
  for (const cards of decks) {
    for (const [card, copies] of cards) if (copies > 0) all.set(card, (all.get(card) ?? 0) + copies);
  }
  return all;
}

/** Copies that are added or, below 0, taken. */
type Added = Extract<InventoryChange, { readonly kind: "add" }>;

/** Adds the cards of decks to the inventory, as far as a card can have so many copies. */
export function addDecks({ copies }: Inventory, decks: readonly DeckCards[]): Added {
  return added(togetherCopies(decks), (card, more) => Math.min(more, MAX_OWNED - (copies.get(card) ?? 0)));
}

/** Takes the cards of decks from the inventory, as far as it has them. */
export function takeDecks({ copies }: Inventory, decks: readonly DeckCards[]): Added {
  return added(togetherCopies(decks), (card, less) => -Math.min(less, copies.get(card) ?? 0));
}

function added(copies: ReadonlyMap<CardId, number>, deltaOf: (card: CardId, copies: number) => number) {
  const deltas = [...copies].map(([card, count]) => [card, deltaOf(card, count)] as const);
  return { kind: "add", copies: new Map(deltas.filter(([, delta]) => delta !== 0)) } as const;
}
