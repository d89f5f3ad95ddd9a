import { describe, expect, it, test } from "vitest";
import { seededSource } from "../../random";
import { archonSheets } from "./archon";
import type { Day, Points } from "./day";
import { newDay, roundOf } from "./day";
import { finalOrder, seedsOf, tiesForFinal, withFinal, withLots } from "./final";
import { readNames } from "./names";
import { faultOf, readPoints, tableFaults } from "./points";
import { isWin, standingsOf, tournamentPoints } from "./standings";

const NAMES = "Ada One, 1000001\nBea Two, 1000002\nCyr\nDan\nEve\nFay\nGus\nHal\nIda";

/** Two rounds of nine players; the same tables again. */
function playedDay(...rounds: (readonly (readonly Points[])[])[]): Day {
  const tables = [
    [0, 1, 2, 3, 4],
    [5, 6, 7, 8],
  ];
  const played = rounds.map((points) => ({ ...roundOf(tables, []), points }));
  return { ...newDay(readNames(NAMES).players, 3), rounds: played, played: played.length };
}

const FIRST = [
  [3, 0, 1, 1, 0],
  [2, 0, 0.5, 0.5],
];
const SECOND = [
  [5, 1, 0, 0, 0],
  [0.5, 0.5, 0.5, 0.5],
];

describe("points", () => {
  test.each<[string, Points | undefined]>([
    ["", null],
    [" 2 ", 2],
    ["1.5", 1.5],
    ["1,5", 1.5],
    ["1½", 1.5],
    ["½", 0.5],
    ["5.5", undefined],
    ["0.25", undefined],
    ["-1", undefined],
    ["a", undefined],
    [".", undefined],
  ])("typed as %j", (text, points) => {
    expect(readPoints(text)).toBe(points);
  });

  test.each<[readonly Points[], ReturnType<typeof faultOf>]>([
    [[5, 0, 0, 0, 0], undefined],
    [[3, 0, 1, 1, 0], undefined],
    [[0.5, 0.5, 0.5, 0.5], undefined],
    [[1.5, 0, 1.5, 0, 0.5], undefined],
    [[2, 2, 1, 0, 0], undefined],
    [[null, null, null, null], undefined],
    [[4, null, 0, 0], "missing"],
    [[5, 0, 0, 0], "too-many"],
    [[5, 1, null, null, null], "too-many"],
    [[1, 0, 0, 0], "too-few"],
    // Who ousts a player out of four and three others are still there: one of them has no points.
    [[1.5, 0.5, 0.5, 0.5], "impossible"],
    [[2.5, 2.5, 0, 0, 0], "impossible"],
  ])("%j: %s", (points, fault) => {
    expect(faultOf(points)).toBe(fault);
  });

  it("that are wrong are named by round and table", () => {
    const day = playedDay(FIRST, SECOND);
    expect(tableFaults(day)).toEqual([{ round: 1, table: 0, fault: "too-many", total: 6, size: 5 }]);
  });
});

describe("a game", () => {
  test.each<[readonly number[], readonly boolean[], readonly number[]]>([
    [
      [3, 0, 1, 1, 0],
      [true, false, false, false, false],
      [60, 18, 42, 42, 18],
    ],
    // Two points are enough, if nobody has as many.
    [
      [2, 0, 0.5, 0.5],
      [true, false, false, false],
      [60, 12, 36, 36],
    ],
    [
      [2, 2, 1, 0, 0],
      [false, false, false, false, false],
      [54, 54, 36, 18, 18],
    ],
    [
      [1.5, 0.5, 0.5, 0.5],
      [false, false, false, false],
      [60, 28, 28, 28],
    ],
    [
      [0.5, 0.5, 0.5, 0.5],
      [false, false, false, false],
      [36, 36, 36, 36],
    ],
  ])("%j: wins %j, tournament points %j", (points, wins, all) => {
    expect(points.map((_, seat) => isWin(points, seat))).toEqual(wins);
    expect(points.map((_, seat) => tournamentPoints(points, seat))).toEqual(all);
  });
});

const row = (day: Day) =>
  standingsOf(day).map(({ player, wins, points, tournamentPoints: tp, place }) => [
    day.players[player]?.name,
    wins,
    points,
    tp,
    place,
  ]);

describe("standings", () => {
  it("go by game wins, then victory points, then tournament points", () => {
    expect(row(playedDay(FIRST))).toEqual([
      ["Ada One", 1, 3, 60, 1],
      ["Fay", 1, 2, 60, 2],
      ["Cyr", 0, 1, 42, 3],
      ["Dan", 0, 1, 42, 3],
      ["Hal", 0, 0.5, 36, 5],
      ["Ida", 0, 0.5, 36, 5],
      ["Bea Two", 0, 0, 18, 7],
      ["Eve", 0, 0, 18, 7],
      ["Gus", 0, 0, 12, 9],
    ]);
  });

  it("add the rounds, and leave out tables with too many points, or without all", () => {
    const day = playedDay(FIRST, SECOND);
    expect(standingsOf(day).find(({ player }) => player === 0)).toMatchObject({ games: 1, points: 3 });
    expect(standingsOf(day).find(({ player }) => player === 5)).toMatchObject({ games: 2, points: 2.5 });
    const [five = []] = FIRST;
    expect(standingsOf(playedDay([five, [2, null, 0, 0]]))).toContainEqual(
      expect.objectContaining({ player: 5, games: 0, points: 0 }),
    );
  });

  it("count rounds that are played only", () => {
    expect(standingsOf({ ...playedDay(FIRST), played: 0 })).toEqual([]);
  });
});

describe("the final", () => {
  it("has the best five who are still there, and names those who draw lots", () => {
    const day = playedDay(FIRST);
    expect(tiesForFinal(day)).toEqual([
      [2, 3],
      [7, 8],
    ]);
    const gone = { ...day, players: day.players.map((it, index) => ({ ...it, here: index !== 0 })) };
    expect(seedsOf(gone).map(({ player }) => player)).toEqual([5, 2, 3, 7, 8]);
  });

  it("draws lots among equal players only", () => {
    const drawn = withLots(playedDay(FIRST), seededSource("lots"));
    expect(tiesForFinal(drawn)).toEqual([]);
    const seeds = seedsOf(drawn).map(({ player }) => player);
    expect(seeds.slice(0, 2)).toEqual([0, 5]);
    expect(seeds.slice(2, 4).toSorted()).toEqual([2, 3]);
    const orders = ["a", "b", "c", "d", "e", "f", "g", "h"].map((seed) =>
      seedsOf(withLots(playedDay(FIRST), seededSource(seed)))
        .map(({ player }) => player)
        .join(),
    );
    expect(new Set(orders).size).toBeGreaterThan(2);
  });

  it("is won with most points, and by the better seed among equals", () => {
    const day = withFinal(playedDay(FIRST));
    expect(finalOrder(day)).toEqual([]);
    const points = [0.5, 1.5, 0, 0, 1.5];
    const played = { ...day, final: { seats: day.final?.seats ?? [], points } };
    expect(finalOrder(played)[0]).toBe(day.final?.seats[1]);
  });
});

describe("the Archon workbook", () => {
  it("has players in the order of their places, with ids, names and points", () => {
    const day = { ...withFinal(playedDay(FIRST)), event: { name: "Cup", city: "Lyon", date: "2026-04-18" } };
    const final = { seats: day.final?.seats ?? [], points: [0, 1, 1, 1, 2] };
    const [info, players, last] = archonSheets({ ...day, final });
    expect(info?.rows.slice(1)).toEqual([
      ["Event Name:", "Cup"],
      ["Event Date (DD-MON-YY):", "18-APR-26"],
      ["City:", "Lyon"],
      ["Number of Players:", 9],
      ["Number of Rounds (including final):", 2],
      ["Number of Event Matches:", 3],
    ]);
    const first = players?.rows[6] ?? [];
    expect([0, 1, 2, 4, 7, 8, 17, 20].map((at) => first[at])).toEqual([1, "Ada", "One", 1000001, 1, 3, 1, 2]);
    expect(players?.rows.slice(6).map((it) => [it[17], it[20]])).toEqual([
      [1, 2],
      [2, 2],
      [3, 2],
      [4, 2],
      [5, 1],
      [6, 6],
      [7, 7],
      [7, 7],
      [9, 9],
    ]);
    expect(last?.rows.slice(1).map((it) => [it[0], it[21]])).toEqual([
      [8, 1],
      [6, 2],
      [3, 2],
      [4, 2],
      [1, 2],
    ]);
  });

  it("has no sheet of a final that was not played", () => {
    expect(archonSheets(playedDay(FIRST)).map(({ name }) => name)).toEqual([
      "Tournament Info",
      "Methuselahs",
    ]);
  });
});
