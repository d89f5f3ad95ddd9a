import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type AnyRouter, createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { routeTree } from "../src/app/routes";
import { cryptBaseOptions, libraryBaseOptions } from "../src/data/card-data";
import { closeDeckStores } from "../src/data/decks/deck-stores";
import { session } from "../src/data/session";
import { DOLL } from "../src/domain/deck/operations/operations.test.support";
import { sampleCryptBase, sampleLibraryBase } from "../src/domain/samples/bases";
import { sampleClient, writeSettings } from "../src/features/card/samples/render-card";
import { stubWindow } from "../src/features/search/search-screen.test.support";
import { LiveRegion } from "../src/ui/live-region";
import { ACCOUNT, deckResponse } from "./deck-response";
import { stubApi } from "./stub-api";

export const ALAN = 200040;

export const GUNS = deckResponse({ cards: { [ALAN]: 4, [DOLL]: 2 } });

/** Responses of a server with one user and one deck. */
export const SERVER: Parameters<typeof stubApi>[0] = {
  "GET /api/account": ACCOUNT,
  "GET /api/decks": { body: { decks: [], families: {} } },
  "GET /api/deck/Aguns0001": { body: GUNS },
  "PUT /api/deck/Aguns0001": { body: { success: true, rev: 2, timestamp: "2026-01-03T00:00:00Z" } },
};

/** Signs a user in on a wide window before each test of a file, and cleans up after it. */
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

/** Shows the page at a URL path; `answers` override those of `SERVER`. */
export function showPage(path: string, answers: Parameters<typeof stubApi>[0] = {}) {
  const sent = stubApi({ ...SERVER, ...answers });
  writeSettings();
  const queryClient = sampleClient();
  queryClient.setQueryData(cryptBaseOptions().queryKey, sampleCryptBase());
  queryClient.setQueryData(libraryBaseOptions().queryKey, sampleLibraryBase());
  const history = createMemoryHistory({ initialEntries: [path] });
  renderRouter(createRouter({ routeTree, history, context: { queryClient } }), queryClient);
  return { sent, history };
}
