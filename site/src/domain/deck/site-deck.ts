import type { ImportedDeckAnswer } from "../../generated/api";
import type { CardId } from "../card/card";
import { asCardId } from "../card/ids";
import type { DeckCards, DeckDraft } from "./deck";
import type { BadCard } from "./deck-text";
import type { ImportedDeck } from "./imported-deck";

/** Their card id → ours. */
export type TheirIds = Readonly<Record<string, number>>;

/**
 * A deck of the third-party site in our cards. A card without one of ours becomes a bad line with its number there, so
 * that nothing vanishes; versions become revisions with their comments under the description (search-rules §5.1).
 */
export function siteDeck(answer: ImportedDeckAnswer, ids: TheirIds): ImportedDeck {
  const { name, author, description } = answer;
  const main = inOurCards(answer.cards, ids);
  const revisions = answer.versions.map(({ cards, comments }) => ({
    name,
    author,
    description: [description, comments].filter(Boolean).join("\n\n"),
    tags: [],
    cards: inOurCards(cards, ids).cards,
  }));
  const draft: DeckDraft = { name, author, description, tags: [], cards: main.cards };
  return { draft, bad: main.unknown.map(badLine), unread: 0, revisions };
}

function badLine([theirs, copies]: readonly [string, number], at: number): BadCard {
  return { line: at + 1, text: `${copies}x #${theirs}` };
}

interface OurCards {
  readonly cards: DeckCards;
  readonly unknown: readonly (readonly [theirs: string, copies: number])[];
}

/** Several cards there may be one here: their copies add up. */
function inOurCards(theirs: Readonly<Record<string, number>>, ids: TheirIds): OurCards {
  const cards = new Map<CardId, number>();
  const unknown: (readonly [string, number])[] = [];
  for (const [id, copies] of Object.entries(theirs)) {
    const card = asCardId(ids[id]);
    if (card === undefined) unknown.push([id, copies]);
    else cards.set(card, (cards.get(card) ?? 0) + copies);
  }
  return { cards, unknown };
}
