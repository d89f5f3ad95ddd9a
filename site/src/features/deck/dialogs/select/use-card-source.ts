import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useNews } from "../../../../data/changes/use-news";
import { fetchDecks } from "../../../../data/decks/commands/deck-commands";
import { useDeckCards } from "../../../../data/decks/hooks/use-deck-cards";
import { usePlaytestRole } from "../../../../data/playtest/playtest-role";
import { useCards } from "../../../../data/use-cards";
import type { ListedDeck } from "../../../../domain/deck/deck";
import { hasPlaytest } from "../../../../domain/deck/facts/has-playtest";
import { foldedCardNames } from "../../../../domain/deck/list/folded-card-names";
import type { DeckCardSource } from "./types";

/**
 * The cards of all decks, fetched when the user first filters decks by cards; for playtesters and after
 * changes of cards at once, so that decks with such cards are marked.
 */
export function useCardSource(decks: readonly ListedDeck[]): DeckCardSource {
  const client = useQueryClient();
  const { all, find, naming } = useCards();
  const [wanted, setWanted] = useState(false);
  const ids = useMemo(() => decks.map(({ id }) => id), [decks]);
  const isTester = usePlaytestRole() !== "none";
  const news = useNews();
  const { cards, failed } = useDeckCards(ids, wanted || isTester || news.any);
  const playtest = useMemo(
    () => new Set([...cards].flatMap(([id, copies]) => (hasPlaytest(copies) ? [id] : []))),
    [cards],
  );
  const { isChanged } = news;
  const changed = useMemo(
    () => new Set([...cards].flatMap(([id, copies]) => (isChanged(id, copies) ? [id] : []))),
    [cards, isChanged],
  );
  // Users search for the name that they read, or for the English one.
  const names = useMemo(
    () =>
      foldedCardNames(
        all.flatMap((card) =>
          [...new Set([card.displayName, naming(card)])].map((name) => ({ id: card.id, name })),
        ),
      ),
    [all, naming],
  );
  const known = useMemo(() => ({ byDeck: cards, names }), [cards, names]);
  return {
    known: wanted ? known : undefined,
    failed: wanted && failed,
    playtest,
    changed,
    want: () => setWanted(true),
    load: async (id) => {
      const [found] = await fetchDecks(client, [id]);
      if (!found) throw new Error("The deck could not be fetched");
      return found.cards;
    },
    nameOf: (id) => find(id)?.displayName,
  };
}
