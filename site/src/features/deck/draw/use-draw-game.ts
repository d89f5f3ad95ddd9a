import { useCallback, useEffect, useState } from "react";
import { createStore, useStore } from "../../../data/store";
import type { DrawDeck } from "../../../domain/deck/draw/draw-deck";
import { type DrawGame, newGame } from "../../../domain/deck/draw/draw-game";
import type { DrawSeed } from "../../../domain/deck/draw/seed";

interface KeptGame {
  readonly deck: string;
  readonly game: DrawGame;
}

/** The last game: it goes on when somebody has looked at a card, or at the deck, and comes back. */
const kept = createStore<KeptGame | undefined>(undefined);

type PlayGame = (next: (game: DrawGame) => DrawGame) => void;

/** The game with a deck, known by a key that changes with its cards; a new one where another deck was drawn last. */
export function useDrawGame(
  key: string,
  deck: DrawDeck,
  newSeed: () => DrawSeed,
): readonly [DrawGame, PlayGame] {
  const [first] = useState(() => newGame(deck, newSeed()));
  const last = useStore(kept);
  const game = last?.deck === key ? last.game : first;
  useEffect(() => {
    if (kept.get()?.deck !== key) kept.set({ deck: key, game: first });
  }, [key, first]);
  const play = useCallback<PlayGame>(
    (next) => {
      const current = kept.get();
      kept.set({ deck: key, game: next(current?.deck === key ? current.game : first) });
    },
    [key, first],
  );
  return [game, play];
}
