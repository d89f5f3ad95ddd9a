import type { ImportedDeckResponse } from "../../generated/api";
import type { CardId } from "../card/card";
import { asCardId } from "../card/ids";
import type { DeckCards, DeckDraft } from "./deck";
import type { BadCard } from "./deck-text";
import type { ImportedDeck } from "./imported-deck";
import { sanitizeDraft } from "./sanitize-draft";

/** Card id of the other site → our id. */
export type ThirdPartyIds = Readonly<Record<string, number>>;

/**
 * Converts a deck of the third-party site. Unknown cards become bad lines, so that nothing is lost silently; versions
 * become revisions, with their comments and unknown cards below the description (docs/rules/decks.md §7.3), because
 * only the deck itself is fixed in the dialog.
 */
export function thirdPartyDeck(answer: ImportedDeckResponse, ids: ThirdPartyIds): ImportedDeck {
  const { name, author, description } = answer;
  const main = convertCards(answer.cards, ids);
  const draftOf = (about: string, cards: DeckCards): DeckDraft =>
    sanitizeDraft({ name, author, description: about, tags: [], cards });
  const revisions = answer.versions.map(({ cards, comments }) => {
    const version = convertCards(cards, ids);
    const lines = version.unknown.map(written).join("\n");
    return draftOf([description, comments, lines].filter(Boolean).join("\n\n"), version.cards);
  });
  const draft = draftOf(description, main.cards);
  return { draft, bad: main.unknown.map(badLine), unread: 0, revisions };
}

function badLine(card: TheirCopies, index: number): BadCard {
  return { line: index + 1, text: written(card), problem: "name" };
}

function written([theirs, copies]: TheirCopies): string {
  return `${copies}x #${theirs}`;
}

type TheirCopies = readonly [theirs: string, copies: number];

interface ConvertedCards {
  readonly cards: DeckCards;
  readonly unknown: readonly TheirCopies[];
}

/** Copies of several cards that are one card here add up. */
function convertCards(theirs: Readonly<Record<string, number>>, ids: ThirdPartyIds): ConvertedCards {
  const cards = new Map<CardId, number>();
  const unknown: TheirCopies[] = [];
  for (const [id, copies] of Object.entries(theirs)) {
    const card = asCardId(ids[id]);
    if (card === undefined) unknown.push([id, copies]);
    else cards.set(card, (cards.get(card) ?? 0) + copies);
  }
  return { cards, unknown };
}
