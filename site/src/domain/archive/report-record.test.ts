import { describe, expect, test } from "vitest";
import { differences, type EventRecord, linkedEvent } from "./report-record";

const RECORD: EventRecord = {
  name: "Paulistão 2026",
  date: "2026-05-03",
  place: "São Paulo, Brazil",
  players: 54,
  rounds: 3,
  winner: "Filipe Bezerra",
};

const GOOD = {
  event: "Paulistao 2026",
  location: "Clube Some, São Paulo, Brazil",
  date: "May 3rd 2026",
  format: "3R+F",
  players: "54 players",
  winner: "Filipe Bezerra",
  link: "https://www.vekn.net/event-calendar/event/13015",
};

function report(change: Partial<typeof GOOD>): string {
  return [...Object.values({ ...GOOD, ...change }), "", "Deck Name: Toolbox"].join("\n");
}

test("case and a venue are no difference", () => {
  expect([...differences(report({}), RECORD)]).toEqual([]);
});

test.each([
  ["event", "Paulistão 2025", "Paulistão 2026"],
  ["location", "Rio de Janeiro, Brazil", "São Paulo, Brazil"],
  ["location", "São Paulo, Portugal", "São Paulo, Brazil"],
  ["date", "May 4th 2026", "2026-05-03"],
  ["date", "May 4th 2026 -- May 5th 2026", "2026-05-03"],
  ["format", "2R+F", "3R+F"],
  ["players", "53 players", "54 players"],
  ["players", "many", "54 players"],
  ["winner", "Felipe Bezerra", "Filipe Bezerra"],
] as const)("%s %j differs: the record says %j", (line, written, recorded) => {
  expect([...differences(report({ [line]: written }), RECORD)]).toEqual([[line, recorded]]);
});

test.each([
  ["a day of several", report({ date: "May 2nd 2026 -- May 3rd 2026" }), {}],
  ["no date at all", report({ date: "in May" }), {}],
  ["just the city in the record", report({}), { place: "São Paulo" }],
  ["a winner whose deck was not reported", report({ winner: "Somebody" }), { winner: undefined }],
  ["a missing line", report({ winner: "" }), {}],
  ["an empty report", "", {}],
])("%s is no difference", (_, text, change) => {
  expect([...differences(text, { ...RECORD, ...change })]).toEqual([]);
});

describe("the linked event", () => {
  test.each([
    ["https://www.vekn.net/event-calendar/event/13015", "13015"],
    ["https://cards.example.org/tda/online1 and more", "online1"],
    ["https://www.vekn.net/event-calendar/event/13015\r\n\r\nDeck", "13015"],
    ["https://www.vekn.net/event-calendar/event/", undefined],
    [`https://cards.example.org/tda/${"x".repeat(300)}`, undefined],
    ["13015", undefined],
  ])("of %j is %j", (text, id) => {
    expect(linkedEvent(text)).toBe(id);
  });
});
