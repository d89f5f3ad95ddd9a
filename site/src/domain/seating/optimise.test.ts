import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { seededSource } from "../random";
import { compareFigures, type Figures, figuresOf, repeatsOf } from "./figures";
import { lowerBounds } from "./lower-bounds";
import { optimise, seatRandomly } from "./optimise";
import type { Seating } from "./seating";
import { playersByRound, seatsByRound, tableSizes } from "./tables";
import { Tally } from "./tally";

const planned = (players: number, rounds: number) => {
  const random = seededSource("a");
  return optimise(seatRandomly(playersByRound(players, rounds), random), { random });
};

describe("tables", () => {
  test.each([
    [4, [4]],
    [5, [5]],
    [8, [4, 4]],
    [9, [5, 4]],
    [12, [4, 4, 4]],
    [13, [5, 4, 4]],
    [17, [5, 4, 4, 4]],
    [23, [5, 5, 5, 4, 4]],
  ])("%i players", (players, sizes) => {
    expect(tableSizes(players)).toEqual(sizes);
  });

  test.each([0, 1, 2, 3, 6, 7, 11].slice(1))("%i players cannot all play", (players) => {
    expect(tableSizes(players)).toBeUndefined();
  });

  test.each([
    [6, 3, [4, 4, 4]],
    [7, 3, [5, 5, 4]],
    [11, 3, [9, 9, 4]],
    [6, 4, [5, 5, 4, 4]],
    [11, 4, [9, 8, 8, 8]],
    [7, 4, [5, 5, 5, 5]],
    [23, 2, [23, 23]],
  ])("%i players, %i rounds: %j play", (players, rounds, seats) => {
    expect(seatsByRound(players, rounds)).toEqual(seats);
  });

  it("lets nobody sit out twice more than another", () => {
    for (const players of [6, 7, 11])
      for (let rounds = 1; rounds <= 4; rounds++) {
        const playing = playersByRound(players, rounds);
        const games = Array.from(
          { length: players },
          (_, it) => playing.filter((all) => all.includes(it)).length,
        );
        expect(Math.max(...games) - Math.min(...games)).toBeLessThanOrEqual(1);
      }
  });
});

describe("the nine figures", () => {
  it.each<[string, Seating, Figures]>([
    ["one round", [[[0, 1, 2, 3, 4]]], [0, 0, 0, 0, 0, 0, 0, Math.sqrt(1.36), 0]],
    // Everything but who plays is the same again: five pairs of predator and prey, five of grand-predator and -prey.
    [
      "the same table twice",
      [[[0, 1, 2, 3, 4]], [[0, 1, 2, 3, 4]]],
      [5, 10, 0, 10, 1, 10, 5, Math.sqrt(1.36), 10],
    ],
    // Four pairs of predator and prey changed their roles: they are neighbors again.
    ["four in the other direction", [[[0, 1, 2, 3]], [[3, 2, 1, 0]]], [0, 6, 0, 6, 0, 2, 0, 0, 6]],
  ])("%s", (_, seating, figures) => {
    expect(figuresOf(seating)).toEqual(figures.map((it) => expect.closeTo(it, 9)));
  });

  it("names who repeats what", () => {
    const repeats = repeatsOf([
      [
        [0, 1, 2, 3],
        [4, 5, 6, 7],
      ],
      [
        [0, 1, 4, 5],
        [2, 6, 3, 7],
      ],
    ]);
    expect(repeats).toEqual({
      prey: [
        [0, 1],
        [4, 5],
      ],
      everyRound: [
        [0, 1],
        [2, 3],
        [4, 5],
        [6, 7],
      ],
      table: [
        [0, 1],
        [2, 3],
        [4, 5],
        [6, 7],
      ],
      fifthSeat: [],
      position: [
        [0, 1],
        [4, 5],
      ],
      seat: [
        [0, 0],
        [1, 1],
        [7, 3],
      ],
      group: [
        [0, 1],
        [4, 5],
      ],
    });
  });
});

const anySeating = fc
  .tuple(fc.integer({ min: 4, max: 30 }), fc.integer({ min: 1, max: 4 }), fc.string())
  .map(([players, rounds, seed]) => seatRandomly(playersByRound(players, rounds), seededSource(seed)));

test("the running figures are those of the seating, whatever is swapped", () => {
  fc.assert(
    fc.property(
      anySeating,
      fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { maxLength: 30 }),
      (start, swaps) => {
        const tally = new Tally(start);
        for (const [round, one, other] of swaps) {
          const range = tally.ranges()[round % start.length];
          if (range) tally.swap(range.first + (one % range.size), range.first + (other % range.size));
        }
        const seating = tally.seating(tally.seated);
        const players = new Set(start.flat(2)).size;
        const prey = tally.preyRepeats;
        const figures = [
          prey,
          tally.everyRound,
          Math.sqrt(Math.max(0, tally.pointsSpread / players)),
          tally.tableRepeats,
          tally.fifthRepeats,
          prey + tally.otherPositionRepeats,
          tally.seatRepeats,
          Math.sqrt(Math.max(0, tally.transfersSpread / players)),
          tally.groupRepeats,
        ];
        expect(figures).toEqual(figuresOf(seating).map((it) => expect.closeTo(it, 6)));
      },
    ),
  );
});

test("no seating is better than the bounds", () => {
  fc.assert(
    fc.property(anySeating, (seating) => {
      const bounds = lowerBounds(seating);
      const figures = figuresOf(seating);
      // The bounds of R3 and R4 hold for themselves, that of R8 for seatings in which nobody repeats a seat.
      for (const rule of [0, 1, 2, 4, 5, 6, 8])
        expect(figures[rule]).toBeGreaterThanOrEqual((bounds[rule] ?? 0) - 1e-9);
      if (figures[1] === 0) expect(figures[3]).toBeGreaterThanOrEqual(bounds[3]);
      if (figures[6] === 0) expect(figures[7]).toBeGreaterThanOrEqual(bounds[7] - 1e-9);
    }),
  );
});

describe("the best seating", () => {
  it.each([
    [25, 2],
    [25, 3],
    [30, 3],
  ])("%i players, %i rounds: meets the bounds", (players, rounds) => {
    const seating = planned(players, rounds);
    expect(compareFigures(figuresOf(seating), lowerBounds(seating))).toBe(0);
  });

  it("is not worse than the annealing of krcg", () => {
    // 20 players in 3 rounds, the best of two searches of some ten seconds.
    const known: Figures = [0, 0, 0, 12, 0, 0, 0, 0.27, 1];
    expect(compareFigures(figuresOf(planned(20, 3)), known)).toBeLessThanOrEqual(0);
  });

  it("seats everybody of a round once, at tables of the same sizes, and leaves fixed rounds", () => {
    fc.assert(
      fc.property(anySeating, fc.nat(4), fc.string(), (start, fixed, seed) => {
        const seating = optimise(start, { fixed, random: seededSource(seed), swaps: 2000 });
        expect(seating.slice(0, fixed)).toEqual(start.slice(0, fixed));
        for (const [index, round] of seating.entries()) {
          expect(round.map(({ length }) => length)).toEqual(start[index]?.map(({ length }) => length));
          expect(round.flat().sort((a, b) => a - b)).toEqual(start[index]?.flat().sort((a, b) => a - b));
        }
        expect(compareFigures(figuresOf(seating), figuresOf(start))).toBeLessThanOrEqual(0);
      }),
    );
  });

  it("is the same for the same seed", () => {
    const plan = (seed: string) => {
      const random = seededSource(seed);
      return optimise(seatRandomly(playersByRound(13, 3), random), { random, swaps: 2000 });
    };
    expect(plan("one")).toEqual(plan("one"));
    expect(plan("one")).not.toEqual(plan("other"));
  });
});
