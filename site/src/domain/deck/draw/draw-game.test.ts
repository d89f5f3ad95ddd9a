import fc from "fast-check";
import { expect, test } from "vitest";
import { PARTS } from "./draw-deck";
import { type DrawGame, newGame, startAgain, step, undo } from "./draw-game";
import { dealt } from "./draw-table";
import { ANY_DECK, ANY_SEED, ANY_STEP, allCopies } from "./sample-draw.test.support";

const ANY_GAME = fc.record({ deck: ANY_DECK, seed: ANY_SEED, steps: fc.array(ANY_STEP, { maxLength: 40 }) });

test("no card is lost or duplicated by any steps", () => {
  fc.assert(
    fc.property(ANY_GAME, ({ deck, seed, steps }) => {
      let game = newGame(deck, seed);
      for (const next of steps) {
        game = step(deck, game, next);
        for (const part of PARTS)
          expect(allCopies(game.table[part])).toEqual(deck[part].map((card, number) => [number, card]));
      }
    }),
  );
});

test("undo reverts every step, back to the initial draw", () => {
  fc.assert(
    fc.property(ANY_GAME, ANY_SEED, ({ deck, seed, steps }, shared) => {
      const games: DrawGame[] = [newGame(deck, seed)];
      const latest = () => games.at(-1) ?? newGame(deck, seed);
      for (const next of steps) {
        const game = step(deck, latest(), next);
        // A step that changes nothing is not recorded.
        if (game.table === latest().table) expect(game).toBe(latest());
        else games.push(game);
      }
      games.push(startAgain(deck, latest(), shared));
      let game = latest();
      for (const before of games.toReversed().slice(1)) {
        game = undo(game);
        expect(game).toEqual(before);
      }
      expect(undo(game)).toBe(game);
      expect(game.table).toEqual(dealt(deck, seed));
    }),
  );
});

test("the shown seed always reproduces the initial draw", () => {
  fc.assert(
    fc.property(ANY_GAME, ({ deck, seed, steps }) => {
      const redraws = steps.filter(({ kind }) => kind === "re-draw");
      const { table } = redraws.reduce((game, next) => step(deck, game, next), newGame(deck, seed));
      expect(dealt(deck, table.seed)).toEqual(table);
    }),
  );
});
