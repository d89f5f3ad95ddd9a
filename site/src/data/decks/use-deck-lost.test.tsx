import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { refusal, stubApi } from "../../../test/stub-api";
import { session } from "../session";
import { closeDesks, deskOf } from "./desks";
import { asId } from "./device.test.support";
import { useDeck } from "./use-deck";

const GUNS = {
  ...{ deckid: "Aguns0001", name: "Guns", author: "Anna", description: "", tags: [], rev: 1 },
  ...{ created: "2026-01-02T03:04:05Z", timestamp: "2026-01-02T03:04:05Z", isNonEditable: false },
  ...{ branchName: "", family: null, inventoryType: "virtual", hidden: false, locked: false },
  ...{ publicChild: null, publicParent: null, reviewOf: null },
  ...{ isAuthor: true, cards: {}, markers: {} },
};

afterEach(() => {
  closeDesks();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it("a deck that another tab has deleted is said to be unknown, not to be on its way for ever", async () => {
  session.set("in");
  const sent = stubApi({
    "GET /api/account": { body: { success: true, username: "Anna", publicName: "Anna", email: null } },
    "GET /api/deck/Aguns0001": [{ body: GUNS }, refusal(400, "unknown-deck")],
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useDeck(asId("Aguns0001")), { wrapper });
  await waitFor(() => expect(result.current.status).toBe("ready"));
  await act(() => deskOf(client).shelf.drop([asId("Aguns0001")]));
  await waitFor(() => expect(result.current).toMatchObject({ status: "failed", problem: "unknown" }));
  expect(sent.filter(({ call }) => call.startsWith("GET /api/deck/"))).toHaveLength(2);
});
