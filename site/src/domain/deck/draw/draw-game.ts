import type { DrawDeck } from "./draw-deck";
import { afterStep, type DrawStep, type DrawTable, dealt } from "./draw-table";
import type { DrawSeed } from "./seed";

/** The table and its previous states, latest last. */
export interface DrawGame {
  readonly table: DrawTable;
  readonly before: readonly DrawTable[];
}

export function newGame(deck: DrawDeck, seed: DrawSeed): DrawGame {
  return { table: dealt(deck, seed), before: [] };
}

/** Returns the same game if the step changes nothing, so that there is nothing to undo. */
export function step(deck: DrawDeck, game: DrawGame, next: DrawStep): DrawGame {
  return withTable(game, afterStep(deck, game.table, next));
}

/** Redraws both parts from a shared seed. */
export function startAgain(deck: DrawDeck, game: DrawGame, seed: DrawSeed): DrawGame {
  return withTable(game, dealt(deck, seed));
}

export function undo(game: DrawGame): DrawGame {
  const table = game.before.at(-1);
  return table === undefined ? game : { table, before: game.before.slice(0, -1) };
}

function withTable(game: DrawGame, table: DrawTable): DrawGame {
  return table === game.table ? game : { table, before: [...game.before, game.table] };
}
