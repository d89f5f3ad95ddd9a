import { expect, test } from "vitest";
import { checkReport, knownPlaces, type ReportLine } from "./report-check";

const PLACES = knownPlaces(
  ["São Paulo (SP), Brazil", "Lyon, France", "Columbus (OH), USA", "Vienna, Austria"],
  ["Austria", "Brazil", "France", "USA"],
  {
    aliases: { "United States": "USA", Brasil: "Brazil" },
    regions: ["Ohio"],
    cities: {
      "São Paulo, Brazil": "São Paulo (SP), Brazil",
      "Columbus, USA": "Columbus (OH), USA",
      "Wien, Austria": "Vienna, Austria",
    },
  },
);

const GOOD: Readonly<Record<ReportLine, string>> = {
  event: "Paulistão réunion 2026",
  location: "São Paulo, Brazil",
  date: "May 3rd 2026",
  format: "3R+F",
  players: "54 players",
  winner: "Filipe Bezerra",
  link: "https://www.vekn.net/event-calendar/event/13015",
};

const report = (change: Partial<typeof GOOD>) =>
  [...Object.values({ ...GOOD, ...change }), "", "Deck Name: Toolbox"].join("\n");

test("finds no problems in a well-formed report", () => {
  expect(checkReport(report({}), PLACES).filter(({ problem }) => problem)).toEqual([]);
});

test.each([
  ["event", "", "missing"],
  ["location", "Lyon", "form"],
  ["location", "Lyons, France", "unknown-city"],
  ["location", "Lyon, Frace", "unknown-country"],
  ["location", "Hotel Some, Lyon, France", undefined],
  ["location", "sao paulo, brazil", undefined],
  ["location", "Some Hall, Columbus, Ohio, United States", undefined],
  ["location", "São Paulo (SP), Brasil", undefined],
  ["location", "Wien, Austria", undefined],
  ["location", "Wein, Austria", "unknown-city"],
  ["location", "Online", undefined],
  ["date", "2026-05-03", "form"],
  ["date", "May 3th 2026", "ordinal"],
  ["date", "May 11st 2026", "ordinal"],
  ["date", "May 22nd 2026", undefined],
  ["date", "February 30th 2026", "no-such-day"],
  ["date", "Mai 3rd 2026", "form"],
  ["date", "April 25th 2026 -- April 26th 2026", undefined],
  ["date", "April 25th 2026 -- April 26st 2026", "ordinal"],
  ["format", "3 rounds", "form"],
  ["players", "54", "form"],
  ["players", "8 players only", "form"],
  ["link", "vekn.net", "form"],
  ["link", "", "missing"],
] as const)("%s %j is %s", (line, text, problem) => {
  const found = checkReport(report({ [line]: text }), PLACES).find((one) => one.line === line);
  expect(found?.problem).toBe(problem);
});

test("a missing line is a problem of its own, because the following lines move up", () => {
  const text = report({}).replace("3R+F\n", "");
  const wrong = checkReport(text, PLACES).flatMap(({ line, problem }) => (problem ? [[line, problem]] : []));
  expect(wrong).toEqual([
    ["format", "form"],
    ["players", "form"],
    ["link", "missing"],
    ["blank", "form"],
  ]);
});

test("an empty line is required after the head", () => {
  const text = Object.values(GOOD).concat("Deck Name: Toolbox").join("\n");
  expect(checkReport(text, PLACES).at(-1)).toEqual({
    line: "blank",
    text: "Deck Name: Toolbox",
    problem: "form",
  });
});
