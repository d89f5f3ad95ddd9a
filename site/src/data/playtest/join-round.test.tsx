import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Card } from "../../domain/card/card";
import {
  SAMPLE_CRYPT,
  SAMPLE_LIBRARY,
  SAMPLE_SETS,
  sampleCryptBase,
  sampleLibraryBase,
} from "../../domain/samples/bases";
import {
  cryptBaseOptions,
  cryptCardsOptions,
  libraryBaseOptions,
  libraryCardsOptions,
  namesOptions,
  preconsOptions,
  setsOptions,
} from "../card-data";
import { setPreferences } from "../preferences";
import { writeSession } from "../session";
import { applyRound, forgetRound, joinKnownRound } from "./join-round";
import { rememberPlaytestRole, roleText } from "./playtest-role";
import { publishedPart } from "./published-part";
import { roundOf, roundOptions } from "./round-data";
import { SAMPLE_ROUND } from "./sample-round.test.support";
import { withRound } from "./with-round";

const KEYS = [
  cryptCardsOptions(),
  libraryCardsOptions(),
  cryptBaseOptions(),
  libraryBaseOptions(),
  namesOptions(),
  setsOptions(),
  preconsOptions(),
].map(({ queryKey }) => queryKey);
const ROUND = roundOf(SAMPLE_ROUND);

const list = <Kind extends Card>(cards: readonly Kind[]) => ({
  cards,
  byId: new Map<number, Kind>(cards.map((card) => [card.id, card])),
});
const NAMES = [
  { id: 100_518, name: "Deflection", initials: "d" },
  { id: 201_613, name: "Theo Bell", initials: "tb" },
];

function filled(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { structuralSharing: false } } });
  client.setQueryData(cryptCardsOptions().queryKey, list(SAMPLE_CRYPT));
  client.setQueryData(libraryCardsOptions().queryKey, list(SAMPLE_LIBRARY));
  client.setQueryData(setsOptions().queryKey, SAMPLE_SETS);
  client.setQueryData(namesOptions().queryKey, { cards: NAMES, twd: [3, 7] });
  client.setQueryData(cryptBaseOptions().queryKey, sampleCryptBase());
  client.setQueryData(libraryBaseOptions().queryKey, sampleLibraryBase());
  client.setQueryData(preconsOptions().queryKey, { decks: {} });
  return client;
}

const all = (client: QueryClient) => KEYS.map((key) => client.getQueryData<object>(key));

beforeEach(() => {
  writeSession("in");
  rememberPlaytestRole("tester", "Anna");
  setPreferences({ playtestMode: true });
});
afterEach(() => {
  roleText.write(null);
  setPreferences({ playtestMode: false });
});

it("puts cards, names and precons of the round into all card data", () => {
  const client = filled();
  applyRound(client, ROUND);
  expect(client.getQueryData(cryptCardsOptions().queryKey)?.byId.get(210_001)?.name).toBe("Placeholder One");
  expect(client.getQueryData(libraryBaseOptions().queryKey)?.cards.at(-1)?.id).toBe(110_001);
  const names = client.getQueryData(namesOptions().queryKey)?.cards.map(({ id }) => id) ?? [];
  expect(names).toEqual([100_518, 110_001, 201_613, 210_001]);
  expect(client.getQueryData(namesOptions().queryKey)?.twd).toEqual([3, 0, 7, 0]);
  const set = client.getQueryData(setsOptions().queryKey)?.sets.playtest;
  expect(set?.precons.PA).toEqual({ name: "Deck A", kind: "deck", clan: "Toreador", crypt: 2, library: 1 });
  expect(client.getQueryData(preconsOptions().queryKey)?.decks["playtest:PA"]).toEqual({
    110001: 1,
    210001: 2,
  });
});

it("changes nothing the second time, and takes everything out again", () => {
  const client = filled();
  const before = all(client);
  applyRound(client, ROUND);
  const joined = all(client);
  expect(joined.map((value) => value && publishedPart(value))).toEqual(before);
  applyRound(client, ROUND);
  expect(all(client).every((value, index) => value === joined[index])).toBe(true);
  applyRound(client, undefined);
  expect(all(client).every((value, index) => value === before[index])).toBe(true);
});

it("replaces one round by the next", () => {
  const client = filled();
  applyRound(client, ROUND);
  applyRound(client, roundOf({ ...SAMPLE_ROUND, round: { id: "next", name: "Next round" } }));
  expect(client.getQueryData(setsOptions().queryKey)?.sets.playtest?.name).toBe("Next round");
  const cards = client.getQueryData(cryptCardsOptions().queryKey)?.cards ?? [];
  expect(cards.filter(({ id }) => id === 210_001)).toHaveLength(1);
});

it("joins data that are fetched in playtest mode, and only then", async () => {
  const client = filled();
  client.setQueryData(roundOptions().queryKey, ROUND);
  const { queryKey } = preconsOptions();
  const published = { decks: {} };
  expect(await withRound(client, queryKey, published)).not.toBe(published);
  expect(await joinKnownRound(client, ["other"], published)).toBe(published);
  setPreferences({ playtestMode: false });
  expect(await withRound(client, queryKey, published)).toBe(published);
  setPreferences({ playtestMode: true });
  roleText.write(null);
  expect(await withRound(client, queryKey, published)).toBe(published);
});

it("forgets the round with the role, not before", () => {
  const client = filled();
  client.setQueryData(roundOptions().queryKey, ROUND);
  applyRound(client, ROUND);
  forgetRound(client);
  expect(client.getQueryData(roundOptions().queryKey)).toBe(ROUND);
  rememberPlaytestRole("none", "Anna");
  forgetRound(client);
  expect(client.getQueryData(roundOptions().queryKey)).toBeUndefined();
  expect(client.getQueryData(setsOptions().queryKey)?.sets.playtest).toBeUndefined();
});
