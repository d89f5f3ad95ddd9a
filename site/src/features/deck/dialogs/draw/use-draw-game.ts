import { useCallback, useEffect, useState } from "react";
import { useStore } from "../../../../data/store";
import type { DrawDeck } from "../../../../domain/deck/draw/draw-deck";
import { type DrawGame, newGame } from "../../../../domain/deck/draw/draw-game";
import type { DrawSeed } from "../../../../domain/deck/draw/seed";
import { createStore } from "../../../../domain/store";

interface LastGame {
  readonly deck: string;
  readonly game: DrawGame;
}

/** The last game; it continues when the user reopens the dialog. */
const lastGame = createStore<LastGame | undefined>(undefined);

type PlayGame = (next: (game: DrawGame) => DrawGame) => void;

/** The game of a deck; a new game if another deck, or other cards, were drawn last. */
export function useDrawGame(
  key: string,
  deck: DrawDeck,
  newSeed: () => DrawSeed,
): readonly [DrawGame, PlayGame] {
  const [first] = useState(() => newGame(deck, newSeed()));
  const last = useStore(lastGame);
  const game = last?.deck === key ? last.game : first;
  useEffect(() => {
    if (lastGame.get()?.deck !== key) lastGame.set({ deck: key, game: first });
  }, [key, first]);
  const play = useCallback<PlayGame>(
    (next) => {
      const current = lastGame.get();
      lastGame.set({ deck: key, game: next(current?.deck === key ? current.game : first) });
    },
    [key, first],
  );
  return [game, play];
}
