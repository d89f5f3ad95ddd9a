import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useRecentDecks } from "../../../data/recent-decks";
import { readOnlyDeck } from "../../../domain/deck/read-only-deck";
import { asDeckId } from "../../../domain/deck/url/deck-route";
import { useOpenedDeck } from "./use-opened-deck";

const WON = readOnlyDeck(asDeckId("2014bfbvvb"), {
  name: "Spell of Life",
  author: "Ann",
  description: "",
  tags: [],
  cards: new Map(),
});
vi.mock("../../../data/archive/use-winning-deck", () => ({
  useWinningDeck: (id: string | undefined) => ({ data: id === undefined ? undefined : { deck: WON } }),
}));

afterEach(() => localStorage.clear());

const around = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

it("lists a viewed winning deck among the recent decks", async () => {
  const { result } = renderHook(
    () => ({
      opened: useOpenedDeck({ id: "2014bfbvvb", search: "", hash: "" }, []),
      recent: useRecentDecks(),
    }),
    { wrapper: around },
  );
  expect(result.current.opened).toMatchObject({ status: "ready", deck: WON });
  await waitFor(() =>
    expect(result.current.recent).toEqual([{ id: "2014bfbvvb", name: "Spell of Life", kind: "archive" }]),
  );
});
