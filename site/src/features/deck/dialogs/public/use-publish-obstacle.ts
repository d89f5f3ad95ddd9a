import { useMemo } from "react";
import type { Deck } from "../../../../domain/deck/deck";
import { deckCopies } from "../../../../domain/deck/facts/copies";
import { deckFlags } from "../../../../domain/deck/facts/deck-flags";
import { useTranslation } from "../../../../i18n/translation";
import { useCards } from "../../shared/use-cards";

/** Why a deck may not be public (docs/rules/decks.md §5.1); undefined: it may. Its groups do not matter. */
export function usePublishObstacle(deck: Deck | undefined): string | undefined {
  const { t } = useTranslation();
  const { find } = useCards();
  const flags = useMemo(
    () => (deck ? deckFlags(deckCopies(Object.fromEntries(deck.cards), find)) : []),
    [deck, find],
  );
  if (flags.includes("playtest")) return t("deck-public.playtest");
  return flags.includes("public size") ? t("deck-public.size") : undefined;
}
