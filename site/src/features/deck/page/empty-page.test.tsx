import { render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { ListedDeck } from "../../../domain/deck/deck";
import { listed } from "../../../domain/deck/list/decks.test.support";
import { asDeckId } from "../../../domain/deck/url/deck-route";
import { DeckPageProvider, type OpenDeck } from "../shared/deck-page-context";
import { EmptyPage } from "./empty-page";

const deleted: string[] = [];
vi.mock("../../../data/decks/hooks/use-deck-store", () => ({
  useDeckStore: () => ({ deckStore: { isDeleted: (id: string) => deleted.includes(id) } }),
}));
afterEach(() => deleted.splice(0));

const DECKS = [
  listed("public-copy", { publicParent: asDeckId("last-1") }),
  listed("hidden-1", { hidden: true }),
  listed("last-1"),
  listed("older-1"),
];

interface Shown {
  readonly onOpen: OpenDeck;
  readonly openDialog?: string;
  readonly decks?: readonly ListedDeck[];
}

function page({ onOpen, openDialog, decks = DECKS }: Shown) {
  const dialog = { name: openDialog, open: vi.fn(), close: vi.fn() };
  const state = { id: "", search: "", hash: "", dialog, preloadDialog: vi.fn(), onOpen, pending: null };
  return (
    <DeckPageProvider value={state}>
      <EmptyPage list={{ status: "ready", decks, retry: vi.fn() }} />
    </DeckPageProvider>
  );
}

it("goes to the last deck that is not hidden, and keeps a dialog that opens meanwhile", () => {
  const onOpen = vi.fn();
  render(page({ onOpen }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("last-1", { replace: true, keepDialog: true });
});

it("goes to a hidden deck if there is no other", () => {
  const onOpen = vi.fn();
  render(page({ onOpen, decks: DECKS.slice(0, 2) }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("hidden-1", { replace: true, keepDialog: true });
});

it("stays under an open dialog until that is closed", () => {
  const onOpen = vi.fn();
  const { rerender } = render(page({ onOpen, openDialog: "deck-new" }));
  expect(onOpen).not.toHaveBeenCalled();
  rerender(page({ onOpen }));
  expect(onOpen).toHaveBeenCalledOnce();
});

it("does not return to a deck that was just deleted and is still listed", () => {
  deleted.push("last-1");
  const onOpen = vi.fn();
  render(page({ onOpen }));
  expect(onOpen).not.toHaveBeenCalled();
});
