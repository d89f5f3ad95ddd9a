import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { SAMPLE_LIBRARY } from "../../../../domain/samples/bases";
import { useCardSource } from "./use-card-source";

const [DOLL] = SAMPLE_LIBRARY.filter(({ name }) => name === "Blood Doll");
vi.mock("../../../../data/use-cards", () => ({
  useCards: () => ({ all: [DOLL], find: () => DOLL, naming: () => "Poupée de sang" }),
}));
vi.mock("../../../../data/decks/hooks/use-deck-cards", () => ({
  useDeckCards: () => ({ cards: new Map(), failed: false }),
}));
vi.mock("../../../../data/changes/use-news", () => ({
  useNews: () => ({ any: false, isChanged: () => false }),
}));

it("finds cards by their displayed and by their English name", () => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useCardSource([]), { wrapper });
  act(() => result.current.want());
  expect(result.current.known?.names).toEqual([
    { id: DOLL?.id, name: "blood doll" },
    { id: DOLL?.id, name: "poupee de sang" },
  ]);
});
