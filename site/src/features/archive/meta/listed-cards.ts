import type { CardShare } from "../../../domain/archive/meta/card-shares";
import type { Card } from "../../../domain/card/card";
import { fold } from "../../../domain/name/fold";

/** Which cards of the selection are listed, and in which order. */
export const CARD_LISTS = ["most", "rising", "fading", "new"] as const;
export type CardList = (typeof CARD_LISTS)[number];

export interface ListedCard {
  readonly share: CardShare;
  readonly card: Card;
}

export interface CardChoice {
  readonly list: CardList;
  /** "crypt", a type of library cards, or "" for all cards. */
  readonly type: string;
  /** Part of the name, as typed. */
  readonly name: string;
}

/** The cards of a choice: rising and fading ones by their change, new ones by their first win, the newest first. */
export function listedCards(
  cards: readonly ListedCard[],
  { list, type, name }: CardChoice,
): readonly ListedCard[] {
  const sought = fold(name.trim());
  const found = cards.filter(
    ({ share, card }) =>
      isListed(share, list) &&
      (type === "" || (card.kind === "crypt" ? type === "crypt" : card.types.some((one) => one === type))) &&
      (sought === "" || fold(card.displayName).includes(sought)),
  );
  if (list === "most") return found;
  if (list === "new") return found.toSorted((one, other) => other.share.firstWin - one.share.firstWin);
  const sign = list === "rising" ? 1 : -1;
  return found.toSorted((one, other) => sign * (changeOf(other.share) - changeOf(one.share)));
}

function isListed({ trend, isNew, decks }: CardShare, list: CardList): boolean {
  if (list === "rising") return trend === "up";
  if (list === "fading") return trend === "down";
  return list === "new" ? isNew : decks > 0;
}

function changeOf({ now, before }: CardShare): number {
  return now.share - (before?.share ?? 0);
}
