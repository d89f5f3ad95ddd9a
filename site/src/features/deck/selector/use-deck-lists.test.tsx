import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { setsOptions } from "../../../data/card-data";
import type { DeckList } from "../../../data/decks/hooks/use-deck-list";
import { SAMPLE_SETS } from "../../../domain/samples/bases";
import { useDeckLists } from "./use-deck-lists";

afterEach(() => vi.unstubAllGlobals());

function show(list: DeckList, client: QueryClient) {
  const { result } = renderHook(() => useDeckLists(list), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  return result;
}

it("tries again what failed, and only that", async () => {
  const request = vi.fn(async () => new Response("", { status: 500 }));
  vi.stubGlobal("fetch", request);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const retry = vi.fn();
  const lists = show({ status: "failed", retry }, client);
  expect(lists.current).toMatchObject({ mine: "failed", precons: "loading" });
  await vi.waitFor(() => expect(lists.current.precons).toBe("failed"));
  const before = request.mock.calls.length;
  act(() => lists.current.retry());
  await vi.waitFor(() => expect(request.mock.calls.length).toBeGreaterThan(before));
  expect(retry).toHaveBeenCalledOnce();
});

it("leaves lists alone that are known", () => {
  const request = vi.fn();
  vi.stubGlobal("fetch", request);
  const client = new QueryClient();
  client.setQueryData(setsOptions().queryKey, SAMPLE_SETS);
  const retry = vi.fn();
  const lists = show({ status: "ready", decks: [], retry }, client);
  expect(lists.current.mine).toEqual([]);
  expect(lists.current.precons).not.toHaveLength(0);
  act(() => lists.current.retry());
  expect(retry).not.toHaveBeenCalled();
  expect(request).not.toHaveBeenCalled();
});
