import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type ApiResponse, refusal, stubApi } from "../../../test/stub-api";
import type { FavoriteResponse, MineResponse } from "../../generated/api";
import { setFavorite } from "./favorites";
import { type Mine, mineOptions } from "./mine";

const DECK = "Aguns0001";
const CALL = `/api/pda/favorite/${DECK}`;
const mine = (favorites: string[]): ApiResponse => ({
  body: { favorites, own: [], decks: [] } satisfies MineResponse,
});
const favorite = (isFavorited: boolean, favoritedBy: number): ApiResponse => ({
  body: { success: true, deckid: DECK, isFavorited, favoritedBy } satisfies FavoriteResponse,
});

let client: QueryClient;
const known = (): Mine | undefined => client.getQueryData(mineOptions().queryKey);
const isMarked = () => known()?.favorites.has(DECK);

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => vi.unstubAllGlobals());

/** Signs in a user who has marked these decks. */
async function signedIn(answers: Record<string, ApiResponse | ApiResponse[]>, favorites: string[] = []) {
  const sent = stubApi({ "GET /api/pda/mine": mine(favorites), ...answers });
  await client.fetchQuery(mineOptions());
  return sent;
}

it("shows a mark at once, and how many have it when the server has answered", async () => {
  await signedIn({ [`POST ${CALL}`]: favorite(true, 4) });
  const done = setFavorite(client, DECK, true);
  await Promise.resolve();
  await vi.waitFor(() => expect(isMarked()).toBe(true));
  await done;
  expect(known()?.counts.get(DECK)).toBe(4);
});

it("takes a mark back that the server does not take, and leaves others as they are", async () => {
  await signedIn({ [`POST ${CALL}`]: refusal(400, "unknown-deck") }, ["Bother001"]);
  await expect(setFavorite(client, DECK, true)).rejects.toThrow();
  expect([...(known()?.favorites ?? [])]).toEqual(["Bother001"]);
});

it("puts a mark back that could not be taken off", async () => {
  await signedIn({ [`DELETE ${CALL}`]: refusal(500, "internal") }, [DECK]);
  vi.useFakeTimers();
  const done = expect(setFavorite(client, DECK, false)).rejects.toThrow();
  await vi.runAllTimersAsync();
  await done;
  vi.useRealTimers();
  expect(isMarked()).toBe(true);
});

it("sends what is pressed quickly one after the other, and keeps the last", async () => {
  const sent = await signedIn({
    [`POST ${CALL}`]: favorite(true, 1),
    [`DELETE ${CALL}`]: favorite(false, 0),
  });
  await Promise.all([
    setFavorite(client, DECK, true),
    setFavorite(client, DECK, false),
    setFavorite(client, DECK, true),
  ]);
  expect(sent.slice(1).map(({ call }) => call.split(" ")[0])).toEqual(["POST", "DELETE", "POST"]);
  expect(isMarked()).toBe(true);
  expect(known()?.counts.get(DECK)).toBe(1);
});

it("does not let an earlier failure undo a later press", async () => {
  await signedIn({
    [`POST ${CALL}`]: [refusal(400, "unknown-deck"), favorite(true, 2)],
    [`DELETE ${CALL}`]: favorite(false, 0),
  });
  const first = setFavorite(client, DECK, true).catch(() => "failed");
  const second = setFavorite(client, DECK, true);
  expect(await first).toBe("failed");
  await second;
  expect(isMarked()).toBe(true);
});

it("still fetches the rest after one favorite is known", async () => {
  const sent = stubApi({
    [`POST ${CALL}`]: favorite(true, 1),
    "GET /api/pda/mine": mine([DECK, "Bother001"]),
  });
  await setFavorite(client, DECK, true);
  expect([...(known()?.favorites ?? [])]).toEqual([DECK]);
  await client.fetchQuery(mineOptions());
  expect([...(known()?.favorites ?? [])]).toEqual([DECK, "Bother001"]);
  expect(sent.map(({ call }) => call)).toEqual([`POST ${CALL}`, "GET /api/pda/mine"]);
});
