import type { Card } from "../../card/card";
import { articleFirst } from "../../card/display-name";
import type { DeckDraft, DeckTexts } from "../deck";
import { type DeckCopies, deckCopies } from "../facts/copies";

/** What is written of a deck: its texts and the cards that are played. */
export interface WrittenDeck extends DeckTexts, DeckCopies {}

/** How a card is called in a text. */
export type Naming = (card: Card) => string;

/** Looks the cards up; the side lists are left out, and so are cards that are not known. */
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

/** A name that is spread over lines would end after the first of them. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The official name, article last: what the archive of winning decks is written with. */
export function officialName(card: Card): string {
  return card.name;
}

/** " (ADV)" is part of the name wherever a card is named. */
export function advancedMark(card: Card): string {
  return card.kind === "crypt" && card.advanced ? " (ADV)" : "";
}

/** " (G6)" tells a vampire from an older one of its name where a line has no column for the group. */
export function groupMark(card: Card): string {
  return card.kind === "crypt" && card.newer ? ` (G${String(card.group).toUpperCase()})` : "";
}

/** As players read it: "The Barrens". */
export function shownName(card: Card): string {
  return articleFirst(card.name);
}
