import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { newDay, presentPlayers } from "./day";
import { anyChanges, anyDay, playedDay, players, seated, seatedDay } from "./days.test.support";
import { readNames, writeNames } from "./names";
import { roundsToSeat, seatingOf, seatingTask } from "./plan";
import { playingInRounds } from "./playing";
import {
  readLatecomers,
  withPlayerFacts,
  withPresence,
  withRoundOpen,
  withRoundPlayed,
  withRounds,
} from "./roster";
import { readRound, withPlayedRound } from "./round-text";

describe("a list of names", () => {
  it("ignores empty lines, numbers of lines and spaces, and reads ids", () => {
    const { players: read } = readNames("1. Anna  One , 1000001\r\n\n  \n- Björn\n3) Cé\t1000003\n");
    expect(read.map(({ name, id }) => [name, id])).toEqual([
      ["Anna One", "1000001"],
      ["Björn", ""],
      ["Cé", "1000003"],
    ]);
    expect(readNames(writeNames(read)).players).toEqual(read);
  });

  it("names who is on it twice, in any case, and where", () => {
    expect(readNames("Anna\n\nBen\nanna ").problems).toEqual([
      { kind: "twice", name: "anna", lines: [1, 4] },
    ]);
  });

  it("takes names of 1 to 60 characters", () => {
    const long = "x".repeat(60);
    expect(readNames(`${long}\n${"é".repeat(60)}`).problems).toEqual([]);
    expect(readNames(`A\n${long}y`).problems).toEqual([{ kind: "long", line: 2, limit: 60 }]);
  });

  it("refuses the name of a player who is there already", () => {
    const day = newDay(readNames("Anna\nBen").players, 3);
    expect(readLatecomers(day, "Cleo\nBEN").problems).toEqual([
      { kind: "twice", name: "BEN", lines: [0, 2] },
    ]);
    expect(withPlayerFacts(day, 0, " ben ", "")).toBeUndefined();
    expect(withPlayerFacts(day, 0, " ", "")).toBeUndefined();
    expect(withPlayerFacts(day, 0, "anna", "1000001")?.players[0]).toEqual({
      name: "anna",
      id: "1000001",
      here: true,
    });
  });
});

describe("sitting out", () => {
  test.each([
    [3, undefined],
    [4, [4, 4, 4]],
    [6, [4, 4, 4]],
    [7, [5, 5, 4]],
    [11, [9, 9, 4]],
    [23, [23, 23, 23]],
  ])("%i players, three rounds: %j play", (count, seats) => {
    expect(playingInRounds(newDay(players(count), 3))?.map(({ length }) => length)).toEqual(seats);
  });

  it("of a whole day without changes gives 6, 7 and 11 players two games in three rounds", () => {
    for (const count of [6, 7, 11]) {
      const day = playedDay(count, [], "a");
      const all = seatingOf(seated(withRounds(day, 3))).flat(2);
      for (const player of presentPlayers(day)) expect(all.filter((it) => it === player)).toHaveLength(2);
    }
  });

  it("is for those who have not sat out yet when players leave between rounds", () => {
    // Twelve play, then one leaves: in each of two rounds one of eleven sits out, never the same one.
    const first = withRoundPlayed(seatedDay(12, 3));
    const day = seated(withPresence(first, 5, false));
    const outs = day.rounds.slice(1).flatMap(({ out }) => out);
    expect(outs).toHaveLength(2);
    expect(new Set(outs).size).toBe(2);
    expect(outs).not.toContain(5);
  });

  it("is not for a latecomer, who has missed a game already", () => {
    const first = withRoundPlayed(seatedDay(10, 3));
    const late = { ...first, players: [...first.players, ...players(1, 11)] };
    const outs = seated(late)
      .rounds.slice(1)
      .flatMap(({ out }) => out);
    expect(outs).toHaveLength(2);
    expect(outs).not.toContain(10);
  });
});

test("everybody who is there is at one table, or sits out, once in every round", () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 30 }), anyChanges, fc.string(), (count, changes, seed) => {
      const day = playedDay(count, changes, seed);
      const present = presentPlayers(day);
      if (present.length < 4) {
        expect(seatingTask(day, "a")).toBeUndefined();
        return;
      }
      for (const { tables, out } of day.rounds.slice(day.played)) {
        expect([...tables.flat(), ...out].toSorted((a, b) => a - b)).toEqual(present);
        for (const { length } of tables) expect([4, 5]).toContain(length);
        if (![6, 7, 11].includes(present.length)) expect(out).toEqual([]);
      }
      expect(roundsToSeat(day)).toEqual([]);
    }),
  );
});

test("who was there all day sits out at most once more than another", () => {
  fc.assert(
    fc.property(fc.constantFrom(6, 7, 11), fc.integer({ min: 1, max: 4 }), (count, rounds) => {
      const changes = Array.from({ length: rounds - 1 }, () => ({ toggled: [], late: 0 }));
      const outs = playedDay(count, changes, "a").rounds.flatMap(({ out }) => out);
      const times = players(count).map((_, index) => outs.filter((it) => it === index).length);
      expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
    }),
  );
});

describe("rounds that are played", () => {
  it("never change when players come and go, however the rest is seated", () => {
    fc.assert(
      fc.property(anyDay, fc.array(fc.nat(30), { maxLength: 3 }), fc.string(), (before, leaving, seed) => {
        const kept = before.rounds.slice(0, before.played);
        let day = before;
        for (const player of leaving) day = withPresence(day, player % day.players.length, false);
        expect(seated(day, seed).rounds.slice(0, before.played)).toEqual(kept);
      }),
    );
  });

  it("are as many as are seated at most, and the last one opens again without its results", () => {
    let day = seatedDay(8, 2);
    for (let round = 0; round < 3; round++) day = withRoundPlayed(day);
    expect(day.played).toBe(2);
    const points = day.rounds[1]?.tables.map((table) => table.map(() => 1)) ?? [];
    const entered = { ...day, rounds: day.rounds.map((it, index) => (index === 1 ? { ...it, points } : it)) };
    const open = withRoundOpen(entered);
    expect([open.played, open.rounds[1]?.points.flat()]).toEqual([1, Array(8).fill(null)]);
    expect(withRounds(day, 1).count).toBe(2);
  });

  it("need new seats only after a change", () => {
    const day = withRoundPlayed(seatedDay(9, 3));
    expect(roundsToSeat(day)).toEqual([]);
    const left = withPresence(day, 3, false);
    expect(roundsToSeat(left)).toEqual([1, 2]);
    expect(roundsToSeat(withPresence(left, 3, true))).toEqual([]);
    expect(roundsToSeat(withRounds(day, 4))).toEqual([3]);
  });

  it("can be typed, a table per line", () => {
    const day = newDay(readNames("Anna\nBen\nCleo\nDan\nEve\nFay\nGus\nHal\nIda").players, 3);
    const read = readRound(day, "Anna, ben; Cleo, Dan\n\nIda, Hal, Gus, Fay\n");
    expect(read).toMatchObject({
      round: {
        tables: [
          [0, 1, 2, 3],
          [8, 7, 6, 5],
        ],
        out: [4],
      },
    });
    if ("round" in read) expect(withPlayedRound(day, read.round)).toMatchObject({ played: 1, count: 3 });
    expect(readRound(day, "Anna, Ben, Cleo, Zoe\nAnna, Dan, Eve")).toEqual({
      problems: [
        { kind: "unknown", line: 1, name: "Zoe" },
        { kind: "twice", line: 2, name: "Anna" },
        { kind: "size", line: 2, count: 3 },
      ],
    });
    expect(readRound(day, "\n")).toEqual({ problems: [{ kind: "empty" }] });
  });

  it("finds names with a comma", () => {
    const day = newDay(readNames("One, Anna\nTwo, Ben\nCleo\nDan").players, 3);
    expect(readRound(day, "Dan, One, Anna, Cleo, Two, Ben")).toMatchObject({
      round: { tables: [[3, 0, 2, 1]] },
    });
  });
});
