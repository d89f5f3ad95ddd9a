import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type ApiResponse, refusal, stubApi } from "../../../test/stub-api";
import { asDeckId } from "../../domain/deck/url/deck-route";
import type { MineResponse, PublicDeckResponse, PublishedResponse } from "../../generated/api";
import { session } from "../session";
import { type Mine, mineOptions } from "./mine";
import { publishDeck, unpublishDeck } from "./publication";

const [PARENT, COPY] = [asDeckId("Aparent01"), asDeckId("Acopy0001")];
const DECK: PublicDeckResponse = {
  deckid: COPY,
  name: "Guns",
  author: "Theo",
  description: "",
  cards: { "200016": 12 },
  tags: { superior: [], base: [] },
  created: "2026-11-22T12:00:00Z",
  timestamp: "2026-11-22T12:00:00Z",
  favoritedBy: 0,
  isFavorited: false,
  isAuthor: true,
  publicParent: PARENT,
};
const PUBLISHED: ApiResponse = {
  body: { success: true, deckid: COPY, deck: DECK } satisfies PublishedResponse,
};
const listed = (...decks: PublicDeckResponse[]): ApiResponse => ({
  body: { favorites: [], own: decks.map(({ deckid }) => deckid), decks } satisfies MineResponse,
});
const POINTER: ApiResponse = {
  body: { schema: 1, generation: 1, base: "b", since: "", written: "2026-11-22T11:59:00Z" },
};

let client: QueryClient;
beforeEach(() => {
  session.set("out");
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const known = (): Mine | undefined => client.getQueryData(mineOptions().queryKey);
const ask = () => client.fetchQuery({ ...mineOptions(), staleTime: 0 });
const answers = {
  "GET /data/pda/index": POINTER,
  "GET /api/decks": { body: { decks: [], families: {} } },
  [`GET /api/deck/${PARENT}`]: refusal(400, "unknown-deck"),
  [`GET /api/deck/${COPY}`]: refusal(400, "unknown-deck"),
};

it("finds a deck that has just been made public, although the server does not list it yet", async () => {
  stubApi({
    ...answers,
    [`POST /api/pda/${PARENT}`]: PUBLISHED,
    "GET /api/pda/mine?since=2026-11-22T11%3A49%3A00Z": listed(),
  });
  expect(await publishDeck(client, PARENT)).toBe(COPY);
  await ask();
  expect(known()?.decks).toEqual([DECK]);
  expect(known()?.own).toEqual(new Set([COPY]));
});

it("leaves out a deck that has just been taken back, although the server still lists it", async () => {
  stubApi({
    ...answers,
    [`DELETE /api/pda/${COPY}`]: { body: { success: true, deckid: COPY, publicParent: PARENT } },
    "GET /api/pda/mine?since=2026-11-22T11%3A49%3A00Z": listed(DECK),
  });
  await ask();
  expect(known()?.own).toEqual(new Set([COPY]));
  await unpublishDeck(client, { parent: PARENT, copy: COPY });
  await ask();
  expect(known()?.own).toEqual(new Set());
  expect(known()?.decks).toEqual([]);
  expect(known()?.removed).toEqual(new Set([COPY]));
});

it("leaves it out after the page is opened again, as long as files list it", async () => {
  stubApi({
    ...answers,
    [`DELETE /api/pda/${COPY}`]: { body: { success: true, deckid: COPY, publicParent: PARENT } },
    "GET /api/pda/mine?since=2026-11-22T11%3A49%3A00Z": listed(),
  });
  await unpublishDeck(client, { parent: PARENT, copy: COPY });
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await ask();
  expect(known()?.removed).toEqual(new Set([COPY]));
});

it("says nothing of a deck that the server does not take", async () => {
  stubApi({ ...answers, [`POST /api/pda/${PARENT}`]: refusal(409, "public-size") });
  await expect(publishDeck(client, PARENT)).rejects.toMatchObject({ code: "public-size" });
  expect(known()).toBeUndefined();
});
