import { describe, expect, it } from "vitest";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY } from "../../samples/bases";
import { bareArchive } from "../archive";
import { dayNumber } from "../days";
import { deckColumns } from "../deck-columns";
import { TWD_FORM } from "../search/twd-form";
import { finished } from "../steps";
import { dashboardInSteps } from "./dashboard";
import { furtherMeasuresInSteps } from "./further-measures";
import { selectDecks } from "./selection";

const CARDS = [...SAMPLE_CRYPT, ...SAMPLE_LIBRARY];
const nameOf = (id: number) => CARDS.find((card) => card.id === id)?.displayName;
const idOf = (name: string) => CARDS.find(({ displayName }) => displayName === name)?.id ?? 0;

/** Day, winner, country, players, and the card of which the deck has 60 copies; newest first. */
const WINS = [
  ["2024-07-01", "Ada", "France", 20, "Blood Doll"],
  ["2024-06-01", "Ada", "France", 10, "Blood Doll"],
  ["2024-02-01", "Bea", "Brazil", 30, "Blood Doll"],
  ["2024-01-01", "Bea", "Online", 8, "Deflection"],
  ["2023-12-01", "Ada", "France", 12, "Deflection"],
] as const;

function dictionary(words: readonly string[]) {
  const distinct = [...new Set(words)];
  return { words: distinct, of: words.map((word) => distinct.indexOf(word)) };
}

const archive = {
  ...bareArchive(
    deckColumns(
      WINS.map(([day, , , , card], at) => ({
        id: String(at),
        name: "",
        day: dayNumber(day),
        cards: new Map([[idOf(card), 60]]),
      })),
    ),
    { find: (id) => CARDS.find((card) => card.id === id), hasTrait: () => false },
  ),
  people: dictionary(WINS.map(([, winner]) => winner)),
  countries: dictionary(WINS.map(([, , country]) => country)),
  players: WINS.map(([, , , players]) => players),
};

function measuresOf(q: unknown, joined = false) {
  const selection = selectDecks(TWD_FORM.parse(q).value, { archive });
  const how = { weight: "equal", capped: false, joined } as const;
  const dashboard = finished(dashboardInSteps(archive, selection, how));
  return { ...dashboard, ...finished(furtherMeasuresInSteps(archive, dashboard)) };
}

describe("repeated wins that count once", () => {
  it("are left out of shares, not of what was played and who won", () => {
    const { windows, cards, pulse, winners } = measuresOf({ date: { from: 2024 } }, true);
    expect(windows.now.decks).toHaveLength(3);
    expect(cards.map(({ key, decks }) => [nameOf(archive.table.cards[key] ?? 0), decks])).toEqual([
      ["Blood Doll", 2],
      ["Deflection", 1],
    ]);
    expect(pulse[0]).toMatchObject({ events: 4, players: 68, medianPlayers: 15 });
    expect(winners.map(({ player, wins }) => [player, wins])).toEqual([
      ["Bea", 2],
      ["Ada", 2],
    ]);
  });
});

it("no country is where a tournament was played online", () => {
  expect(measuresOf({}).pulse.map(({ year, countries }) => [year, countries])).toEqual([
    [0, 2],
    [2024, 2],
    [2023, 1],
  ]);
});

it.each([
  ["without a first year", {}, []],
  ["after none", { date: { from: 1990 } }, []],
  ["after older ones", { date: { from: 2024 } }, ["Blood Doll"]],
  [
    "of a country, when another had the first win in the same year",
    { date: { from: 2024 }, location: { country: "France" } },
    ["Blood Doll"],
  ],
  ["of a country without older ones", { date: { from: 2024 }, location: { country: "Brazil" } }, []],
])("the new cards among decks %s", (_, q, expected) => {
  const found = measuresOf(q).cards.filter(({ isNew }) => isNew);
  expect(found.map(({ key }) => nameOf(archive.table.cards[key] ?? 0))).toEqual(expected);
});

it("made-up decks are compared with none", () => {
  const { value } = TWD_FORM.parse({ date: { from: 2024 } });
  expect(selectDecks(value, { archive }).before).toHaveLength(1);
  expect(selectDecks(value, { archive: { ...archive, isSample: true } }).before).toBeUndefined();
});
