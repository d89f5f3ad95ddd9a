import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { ACCOUNT, deckResponse } from "../../../../test/deck-response";
import { stubApi } from "../../../../test/stub-api";
import { session } from "../../session";
import { closeDeckStores, deckStoreOf } from "../deck-stores";
import { asId } from "../testing/fake-browser.test.support";
import { useDeck } from "./use-deck";

const GUNS = deckResponse();

afterEach(() => {
  closeDeckStores();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const HOME = {
  "GET /api/account": ACCOUNT,
  "GET /api/deck/Aguns0001": { body: GUNS },
  "DELETE /api/deck/Aguns0001": { body: { success: true, deckid: "Aguns0001", removed: ["Aguns0001"] } },
};

async function shown() {
  session.set("in");
  const sent = stubApi(HOME);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useDeck(asId("Aguns0001")), { wrapper });
  await waitFor(() => expect(result.current.status).toBe("ready"));
  return { client, result, sent };
}

const UNKNOWN = { status: "failed", problem: "unknown" };

it("a deck that another tab has deleted is shown to be unknown, not to be on its way for ever", async () => {
  const { client, result, sent } = await shown();
  await act(() => deckStoreOf(client).core.fetcher.gone([asId("Aguns0001")]));
  expect(result.current).toMatchObject(UNKNOWN);
  expect(sent.filter(({ call }) => call.startsWith("GET /api/deck/"))).toHaveLength(1);
});

it("so is one that is deleted here, once the server has deleted it too", async () => {
  const { client, result, sent } = await shown();
  act(() => deckStoreOf(client).core.add({ kind: "delete", deck: asId("Aguns0001"), revision: false }));
  await waitFor(() => expect(sent.some(({ call }) => call.startsWith("DELETE"))).toBe(true));
  await waitFor(() => expect(deckStoreOf(client).core.queue.shown.get().operations).toEqual([]));
  expect(result.current).toMatchObject(UNKNOWN);
});
