import type { CardNames } from "./card-names";
import type { DeckDraft } from "./deck";
import { type BadCard, type ReadingRules, readDeckText } from "./deck-text";
import { MAX_CARDS } from "./limits";
import { sanitizeDraft } from "./sanitize-draft";

/** A deck that was read but is not created yet. */
export interface ImportedDeck {
  readonly draft: DeckDraft;
  /** Lines without a known card. */
  readonly bad: readonly BadCard[];
  /** Number of other unread lines. */
  readonly unread: number;
  /** Later versions of the deck, oldest first. */
  readonly revisions: readonly DeckDraft[];
}

const ENDING = /(?: \[\w+\])?\.\w{1,4}$/;

/** Reads a text; a deck without a name is named after its file. */
export function importDeckText(
  text: string,
  names: CardNames,
  rules: ReadingRules,
  fileName: string | undefined,
): ImportedDeck {
  const { name, author, description, cards, written, ...read } = readDeckText(text, names, rules);
  const nameOfFile = fileName?.replace(ENDING, "").trim();
  const draft = sanitizeDraft({
    name: written.has("name") ? name : nameOfFile || name,
    author,
    // Keeps text that users could not type again.
    description: read.report ?? description,
    tags: [],
    cards,
  });
  return { draft, bad: read.badCards, unread: read.unread - read.unreadInReport, revisions: [] };
}

/** Has nothing like a deck, or so many cards that it is a collection. */
export function isNoDeck({ draft, bad }: ImportedDeck): boolean {
  return (draft.cards.size === 0 && bad.length === 0) || draft.cards.size > MAX_CARDS;
}
