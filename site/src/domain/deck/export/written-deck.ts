import type { Card } from "../../card/card";
import { articleFirst } from "../../card/display-name";
import type { DeckDraft, DeckTexts } from "../deck";
import { type DeckCopies, deckCopies } from "../facts/copies";

/** A deck to be written: its texts and played cards. */
export interface WrittenDeck extends DeckTexts, DeckCopies {}

/** Chooses the name of a card in a text. */
export type Naming = (card: Card) => string;

/** Looks up the cards; side lists and unknown cards are left out. */
export function writtenDeck(
  deck: DeckTexts & Pick<DeckDraft, "cards">,
  find: (id: number) => Card | undefined,
): WrittenDeck {
  return {
    name: oneLine(deck.name),
    author: oneLine(deck.author),
    description: deck.description.trim(),
    ...deckCopies(Object.fromEntries(deck.cards), find),
  };
}

/** A name with line breaks would end after its first line. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Official name, article last, as in the archive of winning decks. */
export function officialName(card: Card): string {
  return card.name;
}

/** " (ADV)" is always part of the name. */
export function advancedMark(card: Card): string {
  return card.kind === "crypt" && card.advanced ? " (ADV)" : "";
}

/** " (G6)" distinguishes a vampire from an older one with the same name where a line has no group column. */
export function groupMark(card: Card): string {
  return card.kind === "crypt" && card.newer ? ` (G${String(card.group).toUpperCase()})` : "";
}

/** Display name: "The Barrens". */
export function shownName(card: Card): string {
  return articleFirst(card.name);
}
