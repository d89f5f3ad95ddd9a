import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type AnyRouter, createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { stubApi } from "../../test/stub-api";
import { cryptBaseOptions, libraryBaseOptions } from "../data/card-data";
import { closeDeckStores } from "../data/decks/deck-stores";
import { session } from "../data/session";
import { DOLL } from "../domain/deck/operations/operations.test.support";
import { sampleCryptBase, sampleLibraryBase } from "../domain/samples/bases";
import { sampleClient, writeSettings } from "../features/card/samples/render-card";
import { stubWindow } from "../features/search/search-screen.test.support";
import { LiveRegion } from "../ui/live-region";
import { routeTree } from "./routes";

export const ALAN = 200040;

/** A deck of the player who is signed in, as the server answers. */
export const GUNS = {
  ...{ deckid: "Aguns0001", name: "Guns", author: "Anna", description: "", tags: [], rev: 1 },
  ...{ created: "2026-01-02T03:04:05Z", timestamp: "2026-01-02T03:04:05Z", isNonEditable: false },
  ...{ branchName: "", family: null, inventoryType: "virtual", hidden: false, locked: false },
  ...{ publicChild: null, publicParent: null, reviewOf: null, markers: {} },
  ...{ isAuthor: true, cards: { [ALAN]: 4, [DOLL]: 2 } },
};

/** Answers of a server that knows one player and one deck. */
export const SERVER: Parameters<typeof stubApi>[0] = {
  "GET /api/account": { body: { success: true, username: "Anna", publicName: "Anna", email: null } },
  "GET /api/decks": { body: { decks: [], families: {} } },
  "GET /api/deck/Aguns0001": { body: GUNS },
  "PUT /api/deck/Aguns0001": { body: { success: true, rev: 2, timestamp: "2026-01-03T00:00:00Z" } },
};

/** Signs a player in on a wide window before each test of a file, and cleans up after it. */
export function signInBeforeEach(): void {
  beforeEach(() => {
    localStorage.clear();
    session.set("in");
    stubWindow(1440);
  });
  afterEach(() => {
    closeDeckStores();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

export function renderRouter(router: AnyRouter, client: QueryClient): void {
  render(
    <QueryClientProvider client={client}>
      <LiveRegion>
        <RouterProvider router={router} />
      </LiveRegion>
    </QueryClientProvider>,
  );
}

/** Shows the page of an address; `answers` come before those of `SERVER`. */
export function showPage(address: string, answers: Parameters<typeof stubApi>[0] = {}) {
  const sent = stubApi({ ...SERVER, ...answers });
  writeSettings();
  const queryClient = sampleClient();
  queryClient.setQueryData(cryptBaseOptions().queryKey, sampleCryptBase());
  queryClient.setQueryData(libraryBaseOptions().queryKey, sampleLibraryBase());
  const history = createMemoryHistory({ initialEntries: [address] });
  renderRouter(createRouter({ routeTree, history, context: { queryClient } }), queryClient);
  return { sent, history };
}
