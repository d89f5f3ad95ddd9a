import { describe, expect, it } from "vitest";
import {
  byDay,
  CHANGE_FILTERS,
  type ChangeCriteria,
  filterChanges,
  isChangeFilter,
  readChanges,
  setsOfChanges,
} from "./card-changes";
import { change, DEFLECTION, MAGNUM, THEO } from "./changes.test.support";
import { textAfter } from "./text-after";

const ALL: ChangeCriteria = { kind: undefined, set: undefined, cards: undefined };

describe("published changes", () => {
  it("are read card by card, without ids that are none", () => {
    const read = readChanges([
      { day: "2026-05-01", kind: "text", cards: [100001, 517], before: ["One.", "Two."] },
      { day: "2026-04-01", kind: "new", cards: [999999], set: "V5" },
      { day: "2026-03-01", kind: "rules", cards: [201613], field: "capacity", before: ["7"], after: ["8"] },
    ]);
    expect(read).toEqual([
      change({ before: "One." }),
      change({ card: DEFLECTION, before: "Two." }),
      change({ day: "2026-03-01", kind: "rules", card: THEO, field: "capacity", before: "7", after: "8" }),
    ]);
  });

  it("are filtered by kind, set and cards; minor ones only if asked for", () => {
    const changes = [
      change({ kind: "text" }),
      change({ kind: "minor" }),
      change({ kind: "new", set: "V5", card: THEO }),
      change({ kind: "banned", card: DEFLECTION }),
    ];
    const kinds = (part: Partial<ChangeCriteria>) =>
      filterChanges(changes, { ...ALL, ...part }).map(({ kind }) => kind);
    expect(kinds({})).toEqual(["text", "new", "banned"]);
    expect(kinds({ kind: "minor" })).toEqual(["minor"]);
    expect(kinds({ kind: "ban" })).toEqual(["banned"]);
    expect(kinds({ set: "V5" })).toEqual(["new"]);
    expect(kinds({ cards: new Set([MAGNUM]) })).toEqual(["text"]);
    expect(setsOfChanges(changes)).toEqual(["V5"]);
  });

  it("have every kind in one filter", () => {
    const kinds = Object.values(CHANGE_FILTERS).flat();
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(kinds).toHaveLength(12);
    expect([isChangeFilter("ban"), isChangeFilter("toString"), isChangeFilter(undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("are grouped by day and by what they say", () => {
    const days = byDay([
      change({ day: "2026-05-02", kind: "new", set: "V5" }),
      change({ day: "2026-05-02", kind: "new", set: "V5", card: THEO }),
      change({ day: "2026-05-02", kind: "text", before: "Same." }),
      change({ day: "2026-05-02", kind: "text", before: "Same.", card: THEO }),
      change({ day: "2026-05-01", kind: "new", set: "V5" }),
    ]);
    expect(days.map(({ day, groups }) => [day, groups.map((group) => group.length)])).toEqual([
      ["2026-05-02", [2, 1, 1]],
      ["2026-05-01", [1]],
    ]);
  });
});

describe("the text after a change", () => {
  const changes = [
    change({ day: "2026-06-01", before: "Second." }),
    change({ day: "2026-06-01", before: "Other.", card: THEO }),
    change({ day: "2026-05-01", kind: "minor", before: "First." }),
    change({ day: "2026-04-01", before: "Zero." }),
  ];

  it.each([
    [0, "Today."],
    [2, "Second."],
    [3, "First."],
  ])("%i is that before the next one, or today's", (index, text) => {
    const one = changes[index];
    expect(one && textAfter(one, changes, "Today.")).toBe(text);
  });
});
