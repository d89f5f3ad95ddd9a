import type { CardNames } from "./card-names";
import type { DeckDraft } from "./deck";
import { type BadCard, type ReadingRules, readDeckText } from "./deck-text";
import { keepable, MAX_CARDS } from "./keepable";

/** A deck that was read and is not made yet. */
export interface ImportedDeck {
  readonly draft: DeckDraft;
  /** Lines that name no known card. */
  readonly bad: readonly BadCard[];
  /** Other lines that were not read. */
  readonly unread: number;
  /** Later versions of the deck, oldest first. */
  readonly revisions: readonly DeckDraft[];
}

const ENDING = /(?: \[\w+\])?\.\w{1,4}$/;

/** Reads a text; a deck without a name is called like its file. */
export function importedText(
  text: string,
  names: CardNames,
  rules: ReadingRules,
  fileName: string | undefined,
): ImportedDeck {
  const { name, author, description, cards, written, ...read } = readDeckText(text, names, rules);
  const nameOfFile = fileName?.replace(ENDING, "").trim();
  const draft = keepable({
    name: written.has("name") ? name : nameOfFile || name,
    author,
    // What nobody could type again stays with the deck.
    description: read.report ?? description,
    tags: [],
    cards,
  });
  return { draft, bad: read.badCards, unread: read.unread - read.unreadInReport, revisions: [] };
}

/** Nothing of it looks like a deck, or so much that it is rather a collection. */
export function isNoDeck({ draft, bad }: ImportedDeck): boolean {
  return (draft.cards.size === 0 && bad.length === 0) || draft.cards.size > MAX_CARDS;
}
