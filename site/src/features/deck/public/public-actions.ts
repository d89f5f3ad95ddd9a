import { BookUp, BookX, RefreshCw, SquareArrowOutUpRight, SquareArrowUpRight } from "lucide";
import { publicPairOf } from "../../../data/pda/public-pair";
import type { Deck, DeckId } from "../../../domain/deck/deck";
import type { useTranslation } from "../../../i18n/translation";
import type { DeckAction } from "../actions/action-list";
import type { OpensDialog } from "../actions/use-deck-actions";

export interface PublicActions {
  readonly deck: Deck;
  readonly opens: OpensDialog;
  readonly onOpen: (id: DeckId) => void;
  readonly t: ReturnType<typeof useTranslation>["t"];
}

/** What its author can do about a deck being public, at the deck itself and at its copy (docs/rules/decks.md §5.3). */
export function publicActions({ deck, opens, onOpen, t }: PublicActions): readonly DeckAction[] {
  const pair = publicPairOf(deck);
  if (!pair) {
    return [{ name: t("deck.make-public"), icon: BookUp, ...opens("deck-publish") }];
  }
  const isCopy = deck.id === pair.copy;
  return [
    isCopy
      ? { name: t("deck.to-main"), icon: SquareArrowUpRight, onChoose: () => onOpen(pair.parent) }
      : { name: t("deck.to-public"), icon: SquareArrowOutUpRight, onChoose: () => onOpen(pair.copy) },
    { name: t("deck.sync-public"), icon: RefreshCw, ...opens("deck-sync") },
    {
      name: t("deck.remove-public"),
      icon: BookX,
      dangerous: true,
      ...opens("deck-unpublish"),
    },
  ];
}
