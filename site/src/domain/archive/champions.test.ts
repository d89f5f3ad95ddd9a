import { expect, test } from "vitest";
import { type Archive, bareArchive } from "./archive";
import { cardHistory, firstWinners } from "./card-history";
import { champions } from "./champions";
import { isChampionship } from "./championship";
import { contractCards } from "./contract-cards.test.support";
import { dayNumber } from "./days";
import { deckColumns } from "./deck-columns";

test.each([
  ["Italian NC 2025", true],
  ["The Fifth Tradition, ACC 2025", true],
  ["NAC 2024", true],
  ["EC 2025 - Day 2", true],
  ["EC 2022 Day 2", true],
  ["NAC 2017 Day 2", true],
  ["Oceania Continental Championship 2025", true],
  ["Australian / New Zealand 2023 Continental Championship", true],
  ["Italian National Championship 2022", true],
  ["Serbian NC 2025 - The Gate of Acheron open in Belgrade", true],
  ["Finnish Nationals 2022", true],
  ["French Championship", true],
  ["South African NC", true],
  ["German NC 2004 (ECQ)", true],
  ["English NC 1999 -- a.k.a UK National Cup 1999", true],
  ["Campeonato Nacional de Portugal 2023", true],
  ["Vilnius by Night 2025 (In Memoriam) - Lithuanian Nationals", true],
  ["Australian Continental Championships 2014", true],
  ["EC 2012 - Silence of Death", false],
  ["NAC 2006 Day 2 - Shadow Twin", false],
  ["Spanish NC 2008 Day 1", false],
  ["NC Round", false],
  ["Not Yet the Nationals", false],
  ["Road to the Spanish Nationals", false],
  ["Qualifier for the 2002 Australian Championship", false],
  ["Australian Championship 2005 - Last Chance Qualifier", false],
  ["Middle European Championship", false],
  ["Lackey World Championship 2021", false],
  ["EC 2024 - Day 1", false],
  ["Swiss NC Side event", false],
  ["Spanish NC 2025 - Side Event", false],
  ["EC 2016 - First Chance Qualifier", false],
  ["Eccentric Billings: Charlotte, NC", false],
  ["SAC 2017 - Last Chance Qualifier", false],
  ["Gehenna Store Championship", false],
])("%s is a championship: %s", (event, expected) => {
  expect(isChampionship(event)).toBe(expected);
});

const MAJESTY = 101144;
const VESSEL = 102113;
const DEFLECTION = 100518;

/** Builds an archive from wins, newest first: player, day, event, card. */
function archiveOf(wins: readonly (readonly [string, string, string, number])[]): Archive {
  const bare = bareArchive(
    deckColumns(
      wins.map(([, day, , card], at) => ({
        id: `deck-${at}`,
        name: "",
        day: dayNumber(day),
        cards: new Map([[card, 4]]),
      })),
    ),
    contractCards("deck-facts-cards.json"),
  );
  const people = [...new Set(wins.map(([player]) => player))];
  return {
    ...bare,
    people: { words: people, of: wins.map(([player]) => people.indexOf(player)) },
    events: { words: wins.map(([, , event]) => event), of: wins.map((_, at) => at) },
  };
}

test("players with five or more wins are sorted by wins, then by name, with championships separate", () => {
  const wins = (player: string, count: number, event: string) =>
    Array.from({ length: count }, () => [player, "2020-01-01", event, VESSEL] as const);
  const archive = archiveOf([
    ...wins("Zoë", 5, "Spring Cup"),
    ...wins("Ann", 5, "Italian NC 2020"),
    ...wins("Bob", 4, "Spring Cup"),
    ...wins("Eve", 6, "Spring Cup"),
  ]);
  expect(
    champions(archive).map(({ player, decks, titles }) => [player, decks.length, titles.length]),
  ).toEqual([
    ["Eve", 6, 0],
    ["Ann", 5, 5],
    ["Zoë", 5, 0],
  ]);
});

test("spellings that differ in accents and case are one player, shown under the first spelling", () => {
  const wins = (player: string, count: number, card: number) =>
    Array.from({ length: count }, () => [player, "2020-01-01", "Cup", card] as const);
  const archive = archiveOf([
    ...wins("Péter Kovács", 3, MAJESTY),
    ...wins("Peter Kovacs", 1, VESSEL),
    ...wins("peter kovács", 1, VESSEL),
  ]);
  expect(champions(archive).map(({ player, decks }) => [player, decks])).toEqual([
    ["Péter Kovács", [0, 1, 2, 3, 4]],
  ]);
  const histories = cardHistory(archive, PRINTED, 0);
  expect(firstWinners(archive, histories, false).map(({ player, cards }) => [player, cards.length])).toEqual([
    ["Péter Kovács", 2],
  ]);
});

const ARCHIVE = archiveOf([
  ["Ann", "2021-06-01", "Cup", MAJESTY],
  ["Bob", "2020-06-01", "Cup", VESSEL],
  ["Ann", "2019-06-01", "Cup", VESSEL],
  ["Eve", "1998-06-01", "Cup", MAJESTY],
]);
const PRINTED = [
  { id: MAJESTY, firstPrint: "1994-08-16" },
  { id: VESSEL, firstPrint: "2017-01-01" },
  { id: DEFLECTION, firstPrint: "2020-06-01" },
];
const HISTORY = cardHistory(ARCHIVE, PRINTED, dayNumber("2026-06-01"));

test("the first win with a card is the earliest; without a win the years keep counting", () => {
  expect(HISTORY.map(({ deck, years }) => [deck, years])).toEqual([
    [3, 4],
    [2, 2],
    [undefined, 6],
  ]);
});

test("a card that wins in the year of its printing took one year", () => {
  const [history] = cardHistory(ARCHIVE, [{ id: VESSEL, firstPrint: "2019-05-01" }], 0);
  expect(history?.years).toBe(1);
});

test("a win that is older than the first printing is doubtful", () => {
  expect(HISTORY.map(({ isDoubtful }) => isDoubtful)).toEqual([false, false, false]);
  const [older] = cardHistory(ARCHIVE, [{ id: VESSEL, firstPrint: "2019-06-02" }], 0);
  expect(older?.isDoubtful).toBe(true);
  expect(older?.years).toBeUndefined();
});

test("first wins with old cards are innovations, except before first players are known", () => {
  const names = (innovation: boolean) =>
    firstWinners(ARCHIVE, HISTORY, innovation).map(({ player, cards }) => [player, cards.length]);
  expect(names(false)).toEqual([
    ["Ann", 1],
    ["Eve", 1],
  ]);
  expect(names(true)).toEqual([["Ann", 1]]);
});
