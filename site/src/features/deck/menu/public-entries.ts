import { BookUp, BookX, RefreshCw, SquareArrowOutUpRight, SquareArrowUpRight } from "lucide";
import { publicPairOf } from "../../../data/pda/public-pair";
import type { Deck, DeckId } from "../../../domain/deck/deck";
import type { useTranslation } from "../../../i18n/translation";
import type { MenuEntry } from "../../../ui/menu/menu-list";
import type { OpensDialog } from "./types";

export interface PublicEntriesOptions {
  readonly deck: Deck;
  readonly opens: OpensDialog;
  readonly onOpen: (id: DeckId) => void;
  readonly t: ReturnType<typeof useTranslation>["t"];
}

/** The author's entries about publication, for the deck and for its public copy (docs/rules/decks.md §5.3). */
export function publicEntries({ deck, opens, onOpen, t }: PublicEntriesOptions): readonly MenuEntry[] {
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
