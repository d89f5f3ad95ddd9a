import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cloneDeck } from "../../../data/decks/commands/deck-commands";
import type { DeckId } from "../../../domain/deck/deck";
import { deckOf } from "../../../domain/deck/operations/operations.test.support";
import { useClone } from "./use-clone";

vi.mock("../../../data/decks/commands/deck-commands", () => ({ cloneDeck: vi.fn(async () => "new-1") }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const around = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

it("does not clone the clone on a double click", async () => {
  const onOpen = vi.fn();
  const { result, rerender } = renderHook(({ deck }) => useClone(deck, onOpen), {
    wrapper: around,
    initialProps: { deck: deckOf({ name: "Guns" }) },
  });
  await act(async () => {
    result.current.onClone();
    result.current.onClone();
  });
  rerender({ deck: deckOf({ id: "new-1" as DeckId, name: "Guns [by Ann]" }) });
  act(() => result.current.onClone());
  expect(cloneDeck).toHaveBeenCalledOnce();
  expect(result.current.cloned).toBe(true);
  act(() => vi.advanceTimersByTime(1000));
  expect(result.current.cloned).toBe(false);
  await act(async () => result.current.onClone());
  expect(cloneDeck).toHaveBeenCalledTimes(2);
  expect(onOpen).toHaveBeenCalledTimes(2);
});
