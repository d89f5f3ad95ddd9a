import { useMemo } from "react";
import { useCards } from "../../../../data/use-cards";
import type { Deck } from "../../../../domain/deck/deck";
import { deckCopies } from "../../../../domain/deck/facts/copies";
import { deckFlags } from "../../../../domain/deck/facts/deck-flags";
import { hasPlaytest } from "../../../../domain/deck/facts/has-playtest";
import { useTranslation } from "../../../../i18n/translation";
import { today } from "../../../../ui/today";

/** Why a deck may not be public (docs/rules/decks.md §5.1); undefined: it may. Its groups do not matter. */
export function usePublishObstacle(deck: Deck | undefined): string | undefined {
  const { t } = useTranslation();
  const { find } = useCards();
  const flags = useMemo(
    () => (deck ? deckFlags(deckCopies(Object.fromEntries(deck.cards), find), today()) : []),
    [deck, find],
  );
  if (deck && hasPlaytest(deck.cards)) return t("deck-public.playtest");
  return flags.includes("public size") ? t("deck-public.size") : undefined;
}
