import type { Card, CardId } from "../../../../domain/card/card";
import { isCrypt } from "../../../../domain/card/ids";
import { byCharacters } from "../../../../domain/text/order";
import type { CardEntry } from "./card-list";

/** Copies of crypt and library. */
export interface PartCopies {
  readonly crypt: number;
  readonly library: number;
}

/** The copies of each part, by the ids of the cards. */
export function partCopies(copies: ReadonlyMap<CardId, number>): PartCopies {
  let [crypt, library] = [0, 0];
  for (const [card, count] of copies) {
    if (isCrypt(card)) crypt += count;
    else library += count;
  }
  return { crypt, library };
}

/** "3× Blood Doll": crypt first, by name. */
export function copiesEntries(
  copies: ReadonlyMap<CardId, number>,
  nameOf: (card: CardId) => string,
): readonly CardEntry[] {
  return [...copies]
    .map(([card, count]) => ({ card, count, name: nameOf(card) }))
    .sort(
      (one, other) =>
        Number(isCrypt(other.card)) - Number(isCrypt(one.card)) || byCharacters(one.name, other.name),
    )
    .map(({ card, count, name }) => ({ card, text: `${count}× ${name}` }));
}

/** The displayed name of a card, or its id if the card data has no such card. */
export function nameFrom(find: (id: number) => Card | undefined): (card: CardId) => string {
  return (card) => find(card)?.displayName ?? String(card);
}
