import type { CardId } from "../../card/card";
import type { Deck } from "../deck";
import { DECK_TEXT_FIELDS } from "../limits";
import type { ChangedElsewhere } from "./queue";

/**
 * Changes by someone else: `before` is the last known deck of the server, `shown` is the same with pending edits,
 * `now` is the new deck of the server. Values that are shown already are ignored, because they may be the user's own
 * edits.
 */
export function differenceElsewhere(before: Deck, shown: Deck, now: Deck): ChangedElsewhere | undefined {
  const cards = [...new Set([...before.cards.keys(), ...now.cards.keys()])].filter((card) => {
    const copies = now.cards.get(card);
    return copies !== before.cards.get(card) && copies !== shown.cards.get(card);
  });
  const more = ASPECTS.some((aspect) => {
    const value = aspect(now);
    return value !== aspect(before) && value !== aspect(shown);
  });
  return cards.length > 0 || more ? { deck: now.id, cards, more } : undefined;
}

const ASPECTS: readonly ((deck: Deck) => string | boolean)[] = [
  ...DECK_TEXT_FIELDS.map((field) => (deck: Deck) => deck[field]),
  ({ tags }) => tags.join("\n"),
  ({ locked }) => locked,
  ({ inventoryType }) => inventoryType,
  ({ markers }) => markersText(markers),
];

function markersText(markers: Deck["markers"]): string {
  const inOrder = [...markers].toSorted(([one]: [CardId, string], [other]) => one - other);
  return inOrder.map(([card, marker]) => `${card}=${marker}`).join();
}
