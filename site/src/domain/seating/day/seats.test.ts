import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { compareFigures, figuresOf, repeatsOf } from "../figures";
import { dayBounds } from "./bounds";
import { anyDay, seatedDay } from "./days.test.support";
import { furtherTask, seatingOf } from "./plan";
import { repeatsByRule } from "./repeats";
import { withRoundPlayed } from "./roster";
import { withBestOrder, withSwap } from "./swap";

test("the repeats by name are those that the figures count", () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const seating = seatingOf(day);
      const figures = figuresOf(seating);
      const counts = repeatsByRule(seating).map(({ length }) => length);
      for (const rule of [0, 1, 3, 4, 5, 6, 8]) expect(counts[rule]).toBe(figures[rule]);
      const pairs = repeatsByRule(seating)[0]?.map(({ players }) => players.join());
      expect(pairs?.toSorted()).toEqual(repeatsOf(seating).prey.map(String).toSorted());
    }),
  );
});

test("repeats say in which rounds", () => {
  const again = [[0, 1, 2, 3, 4]];
  expect(repeatsByRule([again, [[0, 2, 4, 1, 3]], again])[0]?.[0]).toEqual({
    kind: "prey",
    players: [0, 1],
    rounds: [0, 2],
  });
  expect(repeatsByRule([again, again])[6]?.[2]).toEqual({
    kind: "seat",
    players: [2],
    rounds: [0, 1],
    seat: 2,
  });
});

test("no seats of the rounds to come are better than the bounds", () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const seating = seatingOf(day);
      const bounds = dayBounds(seating, day.played);
      const figures = figuresOf(seating);
      for (const rule of [0, 1, 2, 4, 5, 6, 8])
        expect(figures[rule]).toBeGreaterThanOrEqual((bounds[rule] ?? 0) - 1e-9);
      const before = figuresOf(seating.slice(0, day.played));
      if (day.played > 0) expect(bounds[0]).toBeGreaterThanOrEqual(before[0]);
    }),
  );
});

describe("a swap", () => {
  it("changes those two seats of the round, and the figures are those of the new seating", () => {
    fc.assert(
      fc.property(anyDay, fc.nat(), fc.nat(), (before, first, second) => {
        const round = before.played;
        const seats = before.rounds[round]?.tables.flat();
        if (!seats || seats.length === 0) return;
        const [one = 0, other = 0] = [seats[first % seats.length], seats[second % seats.length]];
        const after = withSwap(before, round, one, other);
        const names = (it: typeof before) => it.rounds[round]?.tables.flat() ?? [];
        const expected = names(before).map((it) => (it === one ? other : it === other ? one : it));
        expect(names(after)).toEqual(expected);
        // Scored as a seating that never was another one.
        const plain = seatingOf(before).map((tables, index) => {
          if (index !== round) return tables;
          let at = 0;
          return tables.map((table) => table.map(() => expected[at++] ?? -1));
        });
        expect(figuresOf(seatingOf(after))).toEqual(figuresOf(plain));
        expect(seatingOf(withSwap(after, round, one, other))).toEqual(seatingOf(before));
      }),
    );
  });

  it("leaves a round that is played", () => {
    const day = withRoundPlayed(seatedDay(8, 2));
    expect(withSwap(day, 0, 0, 1)).toBe(day);
    expect(withBestOrder(day, 0, 0)).toBe(day);
  });
});

describe("the best order of a table", () => {
  it("is the best of all orders of its players", () => {
    fc.assert(
      fc.property(anyDay, fc.nat(), (day, which) => {
        const round = day.played;
        const tables = day.rounds[round]?.tables ?? [];
        if (tables.length === 0) return;
        const table = which % tables.length;
        const found = seatingOf(withBestOrder(day, round, table));
        const best = orders(tables[table] ?? [])
          .map((order) =>
            seatingOf(day).map((it, index) =>
              index === round ? it.map((old, at) => (at === table ? order : old)) : it,
            ),
          )
          .map(figuresOf)
          .reduce((one, other) => (compareFigures(one, other) <= 0 ? one : other));
        expect(compareFigures(figuresOf(found), best)).toBe(0);
      }),
      { numRuns: 20 },
    );
  });
});

function orders(players: readonly number[]): readonly (readonly number[])[] {
  if (players.length < 2) return [players];
  return players.flatMap((player) =>
    orders(players.filter((it) => it !== player)).map((it) => [player, ...it]),
  );
}

test("a longer search begins with the seats that there are", () => {
  const day = seatedDay(9, 2);
  expect(furtherTask(day, "b")?.start).toEqual(seatingOf(day));
  expect(furtherTask({ ...day, count: 3 }, "b")).toBeUndefined();
});
