import type { CardId } from "../../card/card";
import type { Deck } from "../deck";
import type { ChangedElsewhere } from "./queue";

/**
 * What somebody else has changed: `before` is the server's deck as it was known, `shown` the same with the edits
 * on their way, `now` the server's deck. What is shown already is no news: it may be an edit of one's own.
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
  ({ name }) => name,
  ({ author }) => author,
  ({ description }) => description,
  ({ branchName }) => branchName,
  ({ tags }) => tags.join("\n"),
  ({ locked }) => locked,
  ({ inventoryType }) => inventoryType,
  ({ markers }) => markersText(markers),
];

function markersText(markers: Deck["markers"]): string {
  const inOrder = [...markers].toSorted(([one]: [CardId, string], [other]) => one - other);
  return inOrder.map(([card, marker]) => `${card}=${marker}`).join();
}
