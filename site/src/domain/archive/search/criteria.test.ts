import { expect, test } from "vitest";
import type { Card, CardId } from "../../card/card";
import { bareArchive } from "../archive";
import { contractCards, withVersions } from "../contract-cards.test.support";
import { deckColumns } from "../deck-columns";
import { Ownership } from "../ownership";
import { shareBands } from "./card-types";
import { decksByYear, sortDecks } from "./orders";
import { PDA_FORM } from "./pda-form";
import { searchDecks } from "./search";
import { TDA_FORM } from "./tda-form";
import { TWD_FORM } from "./twd-form";

const CONTRACT = contractCards("deck-facts-cards.json");
const id = (name: string) => {
  const card = CONTRACT.cards.find((one) => one.name === name);
  if (!card) throw new Error(`No ${name} among the vectors`);
  return card.id;
};

function archiveOf(...decks: readonly Readonly<Record<string, number>>[]) {
  return bareArchive(
    deckColumns(
      decks.map((cards, at) => ({
        id: `deck-${at}`,
        name: "",
        day: 0,
        cards: new Map(Object.entries(cards).map(([name, copies]) => [id(name), copies])),
      })),
    ),
    CONTRACT,
  );
}

const found = (q: object, archive: ReturnType<typeof archiveOf>) =>
  searchDecks(TWD_FORM, TWD_FORM.parse(q).value, { archive }).decks;

test("a deck on the limit between two bands of masters belongs to one band only", () => {
  const archive = archiveOf({ Vessel: 3, Majesty: 17 });
  const bands = shareBands("Master").filter(([min, max]) => {
    return found({ cardtypes: { master: `${min},${max}` } }, archive).length > 0;
  });
  expect(bands).toEqual([[15, 25]]);
});

test("the band below 5 % includes decks with none; a custom range includes both ends", () => {
  const archive = archiveOf({ Majesty: 20 }, { Majesty: 19, "Kindred Spirits": 1 });
  expect(found({ cardtypes: { action: "0,5" } }, archive)).toEqual([0]);
  expect(found({ cardtypes: { action: "0,0" } }, archive)).toEqual([0]);
  expect(found({ cardtypes: { action: "1,5" } }, archive)).toEqual([1]);
  expect(found({ cardtypes: { action: "5,5" } }, archive)).toEqual([1]);
  expect(found({ cardtypes: { combat: "95,100" } }, archive)).toEqual([0, 1]);
});

test("every deck is in one band of each type", () => {
  const archive = archiveOf(
    ...Array.from({ length: 20 }, (_, masters) => ({ Vessel: masters + 1, Majesty: 20 - masters })),
  );
  for (const type of ["Master", "Combat", "Event"] as const) {
    const hits = shareBands(type)
      .filter(([min, max]) => type === "Master" || max > 0 || min > 0)
      .flatMap(([min, max]) => found({ cardtypes: { [type.toLowerCase()]: `${min},${max}` } }, archive));
    expect(hits.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, at) => at));
  }
});

test.each([
  ["gt", 0, [0, 1, 2]],
  ["gt", 2, [1, 2]],
  ["eq", 0, [0]],
  ["eq", 2, [1]],
  ["lt", 2, [1]],
  ["lt", 0, []],
  ["lt0", 2, [0, 1]],
])("%s %i of a card", (m, q, decks) => {
  const archive = archiveOf({ Majesty: 1 }, { Majesty: 1, Vessel: 2 }, { Majesty: 1, Vessel: 3 });
  expect(found({ library: { [id("Vessel")]: { q, m } } }, archive)).toEqual(decks);
});

test("two excluded clans are both excluded, without duplicate results", () => {
  const archive = archiveOf({ Ayelech: 3 }, { "Catalina Vega": 3 }, { Slag: 3 }, { Slag: 1, Ayelech: 1 });
  expect(found({ clan: { value: ["tremere", "toreador"], logic: "not" } }, archive)).toEqual([2, 3]);
});

test.each([
  ["or", ["several clans"], [3]],
  ["or", ["several clans", "tremere"], [0, 3]],
  ["not", ["several clans"], [0, 1, 2]],
])("decks without a main clan have several clans: %s %j", (logic, value, decks) => {
  const archive = archiveOf({ Ayelech: 3 }, { "Catalina Vega": 3 }, { Slag: 3 }, { Slag: 1, Ayelech: 1 });
  expect(found({ clan: { value, logic } }, archive)).toEqual(decks);
});

test("a championship is a trait of winning decks only", () => {
  const archive = {
    ...archiveOf({ Majesty: 1 }, { Majesty: 2 }, { Majesty: 3 }, { Ayelech: 12 }),
    events: {
      words: ["EC 2025 - Day 2", "Road to the Spanish Nationals", "Finnish Nationals 2022"],
      of: [0, 1, 2, 2],
    },
  };
  expect(found({ traits: { championship: true } }, archive)).toEqual([0, 2, 3]);
  expect(found({ traits: { championship: true, monoclan: true } }, archive)).toEqual([3]);
  for (const form of [PDA_FORM, TDA_FORM]) {
    const { problems } = form.parse({ traits: { championship: true } });
    expect(problems.map(({ path }) => path)).toEqual(["traits.championship"]);
  }
});

test("Anarch Converts do not count towards star, clan or average", () => {
  const archive = archiveOf({ "Anarch Convert": 6, Ayelech: 1, Lauren: 1, Nassir: 1, Chrysanthemum: 1 });
  expect(found({ traits: { star: true } }, archive)).toEqual([]);
  expect(found({ traits: { monoclan: true } }, archive)).toEqual([0]);
  expect(found({ clan: { value: ["tremere"] } }, archive)).toEqual([0]);
  expect(found({ capacity: { "4-6": true } }, archive)).toEqual([0]);
  expect(found({ capacity: { "1-4": true } }, archive)).toEqual([]);
});

test("copies of both versions of a vampire add up to a star", () => {
  const [base, advanced] = CONTRACT.cards
    .filter(({ name }) => name === "Jeremy MacNeil")
    .map((card) => card.id);
  const rest = Object.fromEntries(["Ayelech", "Lauren", "Nassir"].map((name) => [id(name), 1]));
  const versions = { ...rest, [base ?? 0]: 1, [advanced ?? 0]: 1 };
  const one = { ...rest, [base ?? 0]: 1, [id("Chrysanthemum")]: 1 };
  const columns = deckColumns(
    [versions, one].map((cards: Readonly<Record<number, number>>, at) => ({
      id: `deck-${at}`,
      name: "",
      day: 0,
      cards: new Map(Object.entries(cards).map(([card, copies]) => [Number(card), copies])),
    })),
  );
  const cards = new Map<number, Card>(withVersions(CONTRACT.cards).map((card) => [card.id, card]));
  const archive = bareArchive(columns, { ...CONTRACT, find: (card) => cards.get(card) });
  expect(found({ traits: { star: true } }, archive)).toEqual([0]);
});

test.each<[object, Readonly<Record<string, number>>, readonly number[]]>([
  [{ crypt: "0.7" }, { Ayelech: 8 }, [0]],
  [{ crypt: "0.7" }, { Ayelech: 7 }, []],
  [{ crypt: "0.8" }, { Ayelech: 10 }, [0]],
  [{ crypt: "0.8" }, { Ayelech: 9 }, []],
  [{ crypt: "1" }, { Ayelech: 11 }, []],
  [{ crypt: "1" }, { Ayelech: 12 }, [0]],
  [{ crypt: "1.0" }, { Ayelech: 12 }, [0]],
  [{ library: "0.7" }, { Majesty: 60, Vessel: 3 }, [0]],
  [{ library: "0.7" }, { Majesty: 60, Vessel: 2 }, []],
  [{ library: "1", scaling: "60" }, { Majesty: 40, Vessel: 20 }, [0]],
  [{ library: "1", scaling: "60" }, { Majesty: 40, Vessel: 19 }, []],
  [{ library: "1", scaling: "75" }, { Majesty: 40, Vessel: 20 }, []],
  [{ library: "0.8", scaling: "75" }, { Majesty: 40, Vessel: 20 }, [0]],
  [{ crypt: "1", library: "0.7" }, { Ayelech: 12, Majesty: 9999, Vessel: 3 }, [0]],
  [{ crypt: "1", library: "0.7" }, { Ayelech: 11, Majesty: 9999, Vessel: 3 }, []],
])("%j with %j in the inventory", (matchInventory, stock, decks) => {
  // 12 crypt cards and 90 library cards.
  const archive = archiveOf({ Ayelech: 12, Majesty: 60, Vessel: 30 });
  const owned = new Ownership(new Map(Object.entries(stock).map(([name, copies]) => [id(name), copies])));
  const { value, problems } = TWD_FORM.parse({ matchInventory });
  expect(problems).toEqual([]);
  expect(searchDecks(TWD_FORM, value, { archive, owned }).decks).toEqual(decks);
});

test("a deck without crypt or library matches no share of it", () => {
  const archive = archiveOf({ Majesty: 60 }, { Ayelech: 12 });
  const owned = new Ownership(
    new Map([
      [id("Majesty"), 60],
      [id("Ayelech"), 12],
    ]),
  );
  const decks = (matchInventory: object) =>
    searchDecks(TWD_FORM, TWD_FORM.parse({ matchInventory }).value, { archive, owned }).decks;
  expect(decks({ crypt: "0.7" })).toEqual([1]);
  expect(decks({ library: "0.7", scaling: "60" })).toEqual([0]);
});

test("criteria that match nothing find nothing, whatever is owned", () => {
  const archive = archiveOf({ Ayelech: 12, Majesty: 60 });
  const owned = new Ownership(
    new Map([
      [id("Majesty"), 60],
      [id("Ayelech"), 12],
    ]),
  );
  const q = { author: "Nobody", matchInventory: { crypt: "1" } };
  expect(searchDecks(TWD_FORM, TWD_FORM.parse(q).value, { archive, owned })).toEqual({
    decks: [],
    problems: [],
  });
});

test("decks are sorted by the share that is owned, and only a complete deck has 100 %", () => {
  const archive = archiveOf({ Ayelech: 12, Majesty: 60 }, { Ayelech: 12 }, { Vessel: 1 }, { Majesty: 200 });
  const owned = new Ownership(
    new Map([
      [id("Ayelech"), 12],
      [id("Majesty"), 199],
    ]),
  );
  const percents = owned.percents(archive.table, 0);
  expect([...percents]).toEqual([100, 100, 0, 99]);
  expect(sortDecks([0, 1, 2, 3], "owned", archive, undefined, percents)).toEqual([0, 1, 3, 2]);
  expect(sortDecks([0, 1, 2, 3], "owned", archive, undefined)).toEqual([0, 1, 2, 3]);
  const parts = (deck: number, scaling: number) => owned.parts(archive.table, deck, scaling);
  expect(parts(3, 0)).toEqual({ crypt: { owned: 0, of: 0 }, library: { owned: 199, of: 200 } });
  expect(parts(3, 60)).toEqual({ crypt: { owned: 0, of: 0 }, library: { owned: 60, of: 60 } });
  expect(parts(1, 60)).toEqual({ crypt: { owned: 12, of: 12 }, library: { owned: 0, of: 0 } });
});

test("an inventory filter is reported without an inventory, and the other filters work", () => {
  const archive = archiveOf({ Majesty: 1 });
  const q = {
    matchInventory: { crypt: "0.8", scaling: "60" },
    library: { [id("Majesty")]: { q: 1, m: "gt" } },
  };
  const { value, problems } = TWD_FORM.parse(q);
  expect(problems).toEqual([]);
  expect(TWD_FORM.toQuery(value)).toEqual(q);
  expect(searchDecks(TWD_FORM, value, { archive })).toEqual({
    decks: [0],
    problems: [{ code: "not-available", path: "matchInventory", value: "matchInventory" }],
  });
});

test.each([
  [{ src: "my" }, "src"],
  [{ similar: "2024bmec" }, "similar"],
])("%j is reported as not available without its data", (q, path) => {
  const { value } = PDA_FORM.parse(q);
  const { problems } = searchDecks(PDA_FORM, value, { archive: archiveOf({ Majesty: 1 }) });
  expect(problems).toEqual([{ code: "not-available", path, value: Object.values(q)[0] }]);
});

test.each([
  [{ players: { from: "25", to: "12" } }, { players: { from: 12, to: 25 } }],
  [{ date: { from: 1999, to: "any" } }, { date: { from: 1999 } }],
  [{ event: "" }, {}],
  [{ crypt: { 200076: { q: -1, m: "gt" } } }, {}],
  [{ disciplines: { thaumaturgy: 1, Auspex: 0 } }, { disciplines: { "Blood Sorcery": true } }],
  [{ tags: { bleed: true, combat: false } }, { tags: { bleed: true, combat: false } }],
])("%j of older links means %j", (q, written) => {
  const { value, problems } = TWD_FORM.parse(q);
  expect(problems).toEqual([]);
  expect(TWD_FORM.toQuery(value)).toEqual(written);
});

test.each([
  [{ players: { from: "many" } }, "players.from"],
  [{ date: { from: 12 } }, "date.from"],
  [{ crypt: { 100001: { q: 1, m: "gt" } } }, "crypt.100001"],
  [{ library: { 100001: { q: 1, m: "most" } } }, "library.100001.m"],
  [{ cardtypes: { master: "25,15" } }, "cardtypes.master"],
  [{ cardtypes: { master: 15 } }, "cardtypes.master"],
  [{ tags: { bleed: "much" } }, "tags.bleed"],
  [{ clan: { value: ["no path"] } }, "clan.value[0]"],
  [{ location: { country: 7 } }, "location.country"],
  [{ rank: { from: "5%" } }, "rank"],
])("%j has a problem at %s", (q, path) => {
  expect(TWD_FORM.parse(q).problems.map((problem) => problem.path)).toEqual([path]);
});

test("a rank range goes from the worst to the best rank, as ranks or percentages of all players", () => {
  const archive = {
    ...archiveOf({ Majesty: 1 }, { Vessel: 1 }, { Slag: 1 }),
    ranks: [0, 2, 10],
    players: [40, 40, 40],
  };
  const places = (rank: object) => searchDecks(TDA_FORM, TDA_FORM.parse({ rank }).value, { archive }).decks;
  expect(places({ from: "25%" })).toEqual([1, 2]);
  expect(places({ from: "9" })).toEqual([1]);
  expect(places({ from: "10", to: "3" })).toEqual([2]);
  expect(sortDecks([0, 1, 2], "place", archive, undefined)).toEqual([1, 2, 0]);
});

test("decks are sorted as chosen, ties newest first", () => {
  const archive = {
    ...archiveOf({ Majesty: 1 }, { Vessel: 1 }, { Slag: 1 }),
    players: [10, 0, 10],
    favorites: [0, 3, 0],
  };
  const days = Int32Array.from([9, 5, 5]);
  const dated = { ...archive, table: { ...archive.table, days } };
  expect(sortDecks([0, 1, 2], "new", dated, undefined)).toEqual([0, 1, 2]);
  expect(sortDecks([0, 1, 2], "old", dated, undefined)).toEqual([1, 2, 0]);
  expect(sortDecks([0, 1, 2], "players", dated, undefined)).toEqual([0, 2, 1]);
  expect(sortDecks([0, 1, 2], "favorites", dated, undefined)).toEqual([1, 0, 2]);
  expect(sortDecks([0, 1, 2], "similar", dated, new Map<CardId, number>([[id("Slag"), 1]]))).toEqual([
    2, 0, 1,
  ]);
});

test("decks are counted by year, newest first", () => {
  expect(decksByYear([0, 2, 3], [2001, 1999, 1999, 2001])).toEqual([
    [2001, 2],
    [1999, 1],
  ]);
});
