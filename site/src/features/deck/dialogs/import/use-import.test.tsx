import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { OfflineError } from "../../../../data/api";
import { createDeck } from "../../../../data/decks/commands/deck-commands";
import { addRevisions } from "../../../../data/decks/commands/revisions";
import { useImport } from "./use-import";

vi.mock("../../../../data/decks/commands/deck-commands", () => ({ createDeck: vi.fn(() => "new-1") }));
vi.mock("../../../../data/decks/commands/revisions", () => ({
  addRevisions: vi.fn(),
  MAX_REVISIONS_PER_CALL: 20,
}));

const around = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);
const draft = { name: "Guns", author: "", description: "", tags: [], cards: new Map() };
const imported = { draft, bad: [], unread: 0, revisions: [draft] };

it("continues a repeated import with the deck that the first attempt created", async () => {
  const onOpen = vi.fn();
  const { result } = renderHook(() => useImport({ signedIn: true, onOpen, onBadLines: vi.fn() }), {
    wrapper: around,
  });
  vi.mocked(addRevisions).mockRejectedValueOnce(new OfflineError());
  await expect(result.current(imported)).rejects.toThrow(OfflineError);
  expect(onOpen).not.toHaveBeenCalled();
  await result.current(imported);
  expect(createDeck).toHaveBeenCalledOnce();
  expect(addRevisions).toHaveBeenCalledTimes(2);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("new-1", { replace: true });
});

it("sends many revisions in several calls, and continues after the last successful one", async () => {
  vi.mocked(addRevisions).mockReset();
  const options = { signedIn: true, onOpen: vi.fn(), onBadLines: vi.fn() };
  const { result } = renderHook(() => useImport(options), { wrapper: around });
  const revisions = Array.from({ length: 45 }, (_, at) => ({ ...draft, description: `${at}` }));
  vi.mocked(addRevisions).mockResolvedValueOnce([]).mockRejectedValueOnce(new OfflineError());
  await expect(result.current({ ...imported, revisions })).rejects.toThrow(OfflineError);
  await result.current({ ...imported, revisions });
  const sent = vi
    .mocked(addRevisions)
    .mock.calls.map(([, , some]) => some.map(({ description }) => description));
  const all = revisions.map(({ description }) => description);
  expect(sent).toEqual([all.slice(0, 20), all.slice(20, 40), all.slice(20, 40), all.slice(40)]);
});
