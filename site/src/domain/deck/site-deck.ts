import type { ImportedDeckResponse } from "../../generated/api";
import type { CardId } from "../card/card";
import { asCardId } from "../card/ids";
import type { DeckCards, DeckDraft } from "./deck";
import type { BadCard } from "./deck-text";
import type { ImportedDeck } from "./imported-deck";
import { keepable } from "./keepable";

/** Their card id → ours. */
export type TheirIds = Readonly<Record<string, number>>;

/**
 * A deck of the third-party site in our cards. A card without one of ours becomes a bad line with its number there, so
 * that nothing vanishes; versions become revisions with their comments under the description (docs/rules/decks.md
 * §7.3), and with the lines of such cards, for only the deck itself is put right in a dialog.
 */
export function siteDeck(answer: ImportedDeckResponse, ids: TheirIds): ImportedDeck {
  const { name, author, description } = answer;
  const main = inOurCards(answer.cards, ids);
  const draftOf = (about: string, cards: DeckCards): DeckDraft =>
    keepable({ name, author, description: about, tags: [], cards });
  const revisions = answer.versions.map(({ cards, comments }) => {
    const version = inOurCards(cards, ids);
    const lines = version.unknown.map(written).join("\n");
    return draftOf([description, comments, lines].filter(Boolean).join("\n\n"), version.cards);
  });
  const draft = draftOf(description, main.cards);
  return { draft, bad: main.unknown.map(badLine), unread: 0, revisions };
}

function badLine(card: TheirCopies, at: number): BadCard {
  return { line: at + 1, text: written(card), problem: "name" };
}

function written([theirs, copies]: TheirCopies): string {
  return `${copies}x #${theirs}`;
}

type TheirCopies = readonly [theirs: string, copies: number];

interface OurCards {
  readonly cards: DeckCards;
  readonly unknown: readonly TheirCopies[];
}

/** Several cards there may be one here: their copies add up. */
function inOurCards(theirs: Readonly<Record<string, number>>, ids: TheirIds): OurCards {
  const cards = new Map<CardId, number>();
  const unknown: TheirCopies[] = [];
  for (const [id, copies] of Object.entries(theirs)) {
    const card = asCardId(ids[id]);
    if (card === undefined) unknown.push([id, copies]);
    else cards.set(card, (cards.get(card) ?? 0) + copies);
  }
  return { cards, unknown };
}
