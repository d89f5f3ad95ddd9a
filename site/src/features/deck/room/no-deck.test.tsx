import { render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { FrameProps } from "./deck-frame";
import { NoDeck } from "./no-deck";

const deleted: string[] = [];
vi.mock("../../../data/decks/hooks/use-deck-store", () => ({
  useDeckStore: () => ({ deckStore: { isDeleted: (id: string) => deleted.includes(id) } }),
}));
afterEach(() => deleted.splice(0));

const decks = [
  { id: "public-copy", hidden: false, publicParent: "last-1" },
  { id: "hidden-1", hidden: true },
  { id: "last-1", hidden: false },
  { id: "older-1", hidden: false },
];

function frame(openDialog: string | undefined, onOpen: FrameProps["onOpen"]): FrameProps {
  const list = { status: "ready", decks };
  return { list, onOpen, dialog: { name: openDialog } } as unknown as FrameProps;
}

it("the room goes to the last deck that is not hidden, with the dialog that opens meanwhile", () => {
  const onOpen = vi.fn();
  render(<NoDeck {...frame(undefined, onOpen)} />);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("last-1", { replace: true, keepDialog: true });
});

it("a hidden deck is gone to where there is no other", () => {
  const onOpen = vi.fn();
  const list = { status: "ready", decks: decks.slice(0, 2) };
  render(<NoDeck {...frame(undefined, onOpen)} list={list as unknown as FrameProps["list"]} />);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("hidden-1", { replace: true, keepDialog: true });
});

it("the room stays under an open dialog until that is closed", () => {
  const onOpen = vi.fn();
  const { rerender } = render(<NoDeck {...frame("deck-new", onOpen)} />);
  expect(onOpen).not.toHaveBeenCalled();
  rerender(<NoDeck {...frame(undefined, onOpen)} />);
  expect(onOpen).toHaveBeenCalledOnce();
});

it("the room does not go back to the deck that has just been deleted, which the list still names", () => {
  deleted.push("last-1");
  const onOpen = vi.fn();
  render(<NoDeck {...frame(undefined, onOpen)} />);
  expect(onOpen).not.toHaveBeenCalled();
});
