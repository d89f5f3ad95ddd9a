import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { clockFace, moved, NEW_CLOCK, paused, readClock, STEP, started, timeLeft } from "./clock";
import { dayCsv } from "./csv";
import type { Day, Points } from "./day";
import { readDay, writeDay } from "./day-json";
import { carriesDay, dayFragment, dayInFragment, seatsOnly } from "./day-link";
import { anyDay, seatedDay } from "./days.test.support";
import { withFinal, withLots } from "./final";
import { trimmedName } from "./names";

const anyPoints: fc.Arbitrary<Points> = fc.option(
  fc.integer({ min: 0, max: 10 }).map((halves) => halves / 2),
);

/** A day with other names, points, an event, lots and a final. */
const anyWholeDay: fc.Arbitrary<Day> = fc
  .tuple(anyDay, fc.string({ unit: "grapheme", maxLength: 20 }), fc.infiniteStream(anyPoints), fc.boolean())
  .map(([day, text, points, hasFinal]) => {
    const named = {
      ...day,
      players: day.players.map((it, index) => ({
        ...it,
        name: trimmedName(`${index} ${text}`),
        id: `${index % 2}`,
      })),
      event: { name: text, city: "Lyon", date: "" },
      rounds: day.rounds.map((round, index) =>
        index < day.played
          ? { ...round, points: round.tables.map((table) => table.map(() => points.next().value ?? null)) }
          : round,
      ),
    };
    return hasFinal ? withFinal(withLots(named, () => text.length)) : named;
  });

describe("a link", () => {
  it("carries the whole day, in letters that no program changes", () => {
    fc.assert(
      fc.property(anyWholeDay, (day) => {
        const fragment = dayFragment(day);
        expect(fragment).toMatch(/^day=[\w-]+$/);
        expect(dayInFragment(fragment)).toEqual(day);
      }),
    );
  });

  it("that was cut or changed is no day", () => {
    const whole = dayFragment(seatedDay(8, 2));
    expect(carriesDay(whole)).toBe(true);
    fc.assert(
      fc.property(fc.nat(whole.length - 5), (length) => {
        expect(dayInFragment(whole.slice(0, length + 4))).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(dayInFragment(`day=${text}`)).toBeUndefined();
      }),
    );
    expect([carriesDay("results"), dayInFragment("results")]).toEqual([false, undefined]);
  });

  it("with names and seats only leaves out results and numbers, and fits into a code for cameras", () => {
    fc.assert(
      fc.property(anyWholeDay, (day) => {
        const shared = dayInFragment(dayFragment(seatsOnly(day)));
        expect(shared?.rounds.map(({ tables }) => tables)).toEqual(day.rounds.map(({ tables }) => tables));
        expect(shared?.rounds.flatMap(({ points }) => points.flat()).some((it) => it !== null)).toBe(false);
        expect(shared?.players.map(({ name, id }) => [name, id])).toEqual(
          day.players.map(({ name }) => [name, ""]),
        );
      }),
    );
    expect(dayFragment(seatsOnly(seatedDay(40, 3))).length).toBeLessThan(2900);
  });

  it("of 60 players is short enough for every program", () => {
    expect(dayFragment(seatedDay(60, 4)).length).toBeLessThan(4000);
  });
});

describe("a day in storage", () => {
  const raw = writeDay(seatedDay(9, 2));
  const [first, ...others] = raw.rounds as { t: number[][] }[];

  it("is the day that was written", () => {
    expect(readDay(JSON.parse(JSON.stringify(raw)))).toEqual(seatedDay(9, 2));
  });

  test.each<[string, object]>([
    ["another version", { v: 2 }],
    ["a name twice", { names: [...(raw.names as string[]).slice(1), "p2"] }],
    ["a name with spaces around it", { names: [" P1", ...(raw.names as string[]).slice(1)] }],
    ["five rounds", { count: 5 }],
    ["more rounds than the day has", { count: 1 }],
    ["more played rounds than are seated", { played: 3 }],
    ["a player at two tables", { rounds: [{ ...first, t: [...(first?.t ?? []), first?.t[0]] }, ...others] }],
    ["a table of three", { rounds: [{ t: [[0, 1, 2]] }] }],
    ["a player who is unknown", { rounds: [{ t: [[0, 1, 2, 9]] }] }],
    ["no table", { rounds: [{ t: [] }] }],
    ["points that do not fit the seats", { rounds: [{ t: [[0, 1, 2, 3]], p: [[1, 1, 1]] }] }],
    ["a quarter of a point", { rounds: [{ t: [[0, 1, 2, 3]], p: [[1, 1, 1.25, 0]] }] }],
    ["a final without points", { final: [[0, 1, 2, 3], []] }],
    ["no list of names", { names: "Anna" }],
  ])("with %s is none", (_, changed) => {
    expect(readDay({ ...raw, ...changed })).toBeUndefined();
  });
});

describe("the table of values", () => {
  it("has a line per seat, with prey, transfers and points", () => {
    const day = seatedDay(4, 1);
    const [round] = day.rounds;
    if (!round) throw new Error("The day is not seated");
    const tables = [[2, 0, 3, 1]];
    expect(dayCsv({ ...day, rounds: [{ ...round, tables, points: [[1.5, null, 0, 0]] }] })).toBe(
      [
        "round,table,seat,player,id,prey,transfers,victory points",
        "1,1,1,P3,,P1,1,1.5",
        "1,1,2,P1,,P4,2,",
        "1,1,3,P4,,P2,3,0",
        "1,1,4,P2,,P3,4,0",
        "",
      ].join("\r\n"),
    );
  });

  it("quotes names, and computes none", () => {
    const day = seatedDay(4, 1);
    const names = ["=1+1", 'Anna "A", One', "Ben", "Cleo"];
    const text = dayCsv({
      ...day,
      players: day.players.map((it, index) => ({ ...it, name: names[index] ?? "" })),
    });
    expect(text).toContain(`'=1+1`);
    expect(text).toContain(`"Anna ""A"", One"`);
  });
});

describe("the clock of a round", () => {
  it("runs two hours, stops and goes on, whatever the page does meanwhile", () => {
    const running = started(NEW_CLOCK, 1_000_000);
    expect(clockFace(timeLeft(running, 1_000_000))).toBe("2:00:00");
    const half = paused(readClock(JSON.parse(JSON.stringify(running))), 1_000_000 + 3_600_000);
    expect(clockFace(timeLeft(half, 99_000_000))).toBe("1:00:00");
    const again = started(half, 99_000_000);
    expect(clockFace(timeLeft(again, 99_000_500))).toBe("1:00:00");
    expect(clockFace(timeLeft(again, 99_001_000))).toBe("0:59:59");
    expect(timeLeft(again, 199_000_000)).toBe(0);
  });

  it("is moved by five minutes, never below none", () => {
    expect(clockFace(timeLeft(moved(NEW_CLOCK, STEP, 0), 0))).toBe("2:05:00");
    const nearEnd = started({ kind: "paused", left: 60_000 }, 0);
    expect(timeLeft(moved(nearEnd, -STEP, 0), 0)).toBe(0);
    expect(clockFace(timeLeft(moved(nearEnd, STEP, 300_000), 300_000))).toBe("0:05:00");
  });

  it("that cannot be read is a new one", () => {
    for (const raw of [undefined, 5, {}, { kind: "running", endsAt: "soon" }, { kind: "paused", left: -1 }])
      expect(readClock(raw)).toEqual(NEW_CLOCK);
  });
});
