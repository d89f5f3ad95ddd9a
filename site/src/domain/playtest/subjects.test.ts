import { describe, expect, it } from "vitest";
import { chosenRound } from "./chosen-round";
import { cutName, NARROW_NAME } from "./reporter-name";
import { isRoundId } from "./round-id";
import { sortSubjects } from "./sort-subjects";
import { type Subject, subjectsOf } from "./subject";
import { isListed, matchingTesters } from "./testers";

const CONTENT = {
  crypt: [],
  library: [],
  precons: new Map([["PA", { name: "Placeholder Deck", clan: "Nosferatu" }]]),
};

describe("what reports are about", () => {
  it.each([
    ["crypt", ["210001"]],
    ["library", ["110001"]],
    ["precon", ["PA", "PB"]],
    ["general", ["general"]],
  ] as const)("%s: what the round has, and what else was reported about", (kind, ids) => {
    const found = subjectsOf(kind, CONTENT, ["210001", "110001", "PA", "PB"]);
    expect(found.map(({ id }) => id)).toEqual(ids);
  });

  it("has no names without the data of its round", () => {
    expect(subjectsOf("precon", undefined, ["PA"])).toEqual([
      { kind: "precon", id: "PA", name: undefined, group: "" },
    ]);
  });
});

describe("the order", () => {
  const subject = (id: string, name: string | undefined, group: string): Subject => ({
    kind: "crypt",
    id,
    name,
    group,
  });
  const ALL = [
    subject("4", undefined, ""),
    subject("1", "Zip", "Brujah"),
    subject("2", "Ärmel", "Ventrue"),
    subject("3", "Anna", ""),
    subject("5", "Bertha", "Brujah"),
  ];

  it.each([
    ["name", "3 2 5 1 4"],
    ["group", "5 1 2 3 4"],
  ] as const)("by %s", (sort, ids) => {
    expect(sortSubjects(ALL, sort).map(({ id }) => id)).toEqual(ids.split(" "));
  });
});

describe("the name of a reporter", () => {
  it.each([
    ["Anna", "Anna"],
    ["Fifteen letters", "Fifteen letters"],
    ["Sixteen letters!", "Sixteen letter…"],
    ["😀".repeat(16), `${"😀".repeat(14)}…`],
  ])("%s is cut to 15 characters", (name, shown) => {
    expect(cutName(name, NARROW_NAME)).toBe(shown);
  });
});

describe("the round that is shown", () => {
  const round = (id: string, state: "open" | "closed" | "archived") => ({ id, state });
  it.each([
    ["the open one", [round("3", "closed"), round("2", "open")], undefined, "2"],
    ["the last that is not archived", [round("3", "archived"), round("2", "closed")], undefined, "2"],
    ["the newest of archived ones", [round("3", "archived"), round("2", "archived")], undefined, "3"],
    ["the one in the URL", [round("3", "open"), round("2", "archived")], "2", "2"],
    ["the open one for an unknown one", [round("3", "open")], "9", "3"],
    ["none before the first", [], undefined, undefined],
  ])("is %s", (_, rounds, wanted, id) => {
    expect(chosenRound(rounds, wanted)?.id).toBe(id);
  });
});

describe("the short name of a round", () => {
  it.each([
    ["2026-2", true],
    ["a", true],
    ["a".repeat(32), true],
    ["a".repeat(33), false],
    ["-a", false],
    ["A", false],
    ["a b", false],
    ["", false],
  ])("%j", (text, isValid) => {
    expect(isRoundId(text)).toBe(isValid);
  });
});

describe("the list of testers", () => {
  const tester = (username: string, isOn = true) => ({ username, role: "tester" as const, isOn });
  const ALL = [tester("Zoë"), tester("anna"), tester("Bert", false)];

  it.each([
    ["", [], ["anna", "Bert", "Zoë"]],
    ["", ["Zoë"], ["Zoë", "anna", "Bert"]],
    [" ZO ", [], ["Zoë"]],
    ["x", [], []],
  ])("found by %j, with %j just added", (text, added, names) => {
    expect(matchingTesters(ALL, { text, added }).map(({ username }) => username)).toEqual(names);
  });

  it.each([
    ["ANNA", true],
    ["Zoe", false],
    ["Bert", false],
  ])("has %s already: %s", (name, isThere) => {
    expect(isListed(ALL, name)).toBe(isThere);
  });
});
