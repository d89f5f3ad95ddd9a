import { useFetchedStore } from "../../../data/decks/hooks/use-deck-cards";
import { useDeckStoreValue } from "../../../data/decks/hooks/use-deck-store";
import type { DeckId } from "../../../domain/deck/deck";
import { hasPlaytest } from "../../../domain/deck/facts/has-playtest";
import { useTranslation } from "../../../i18n/translation";

interface PlaytestMarkProps {
  readonly deck: DeckId;
  /** All decks that are listed: those that are not on this device are fetched together. */
  readonly among: readonly DeckId[];
}

/** Marks a deck with playtest cards, as the advanced list does; the list of decks has no cards. */
export function PlaytestMark({ deck, among }: PlaytestMarkProps) {
  const { t } = useTranslation();
  const store = useFetchedStore(among, true);
  const cards = useDeckStoreValue(store, () => store.deck(deck)?.cards);
  return cards && hasPlaytest(cards) ? <strong>{t("deck.playtest")}</strong> : null;
}
