import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Deletion } from "../../../data/decks/commands/deletion";
import type { OperationId } from "../../../domain/deck/operations/operation";
import { EMPTY_QUEUE } from "../../../domain/deck/operations/queue";
import { asDeckId } from "../../../domain/deck/url/deck-route";
import { createStore } from "../../../domain/store";
import { DeletionNotices } from "./deletion-notices";
import { addNotice, notices } from "./notices";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, "", "/");
  notices.set([]);
});

const WALL = asDeckId("Awall0001");
const NEXT = asDeckId("Anext0001");

function deleted({ isWhole = true, byKeyboard = false } = {}) {
  const queue = createStore(EMPTY_QUEUE);
  let open = true;
  const deletion = {
    id: "one" as OperationId,
    queue,
    isOpen: () => open,
    hold: vi.fn(),
    undo: vi.fn(async () => isWhole),
    sendNow: vi.fn(),
  } satisfies Deletion;
  const onOpen = vi.fn();
  render(<DeletionNotices />);
  act(() => addNotice({ deletion, name: "Wall", count: 1, shown: WALL, next: NEXT, onOpen, byKeyboard }));
  const send = () =>
    act(() => {
      open = false;
      queue.set({ ...EMPTY_QUEUE });
    });
  return { deletion, onOpen, send };
}

const undo = () => screen.getByRole("button", { name: "Undo" });
const shown = () => screen.getByRole("status").textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it("is announced politely and shown for ten seconds", () => {
  deleted();
  expect(shown()).toContain("“Wall” has been deleted.");
  pass(9999);
  expect(undo()).toBeInTheDocument();
  pass(1);
  expect(shown()).toBe("");
});

it.each([
  ["pointed at", "pointerEnter", "pointerLeave"],
  ["the keyboard is in it", "focusIn", "focusOut"],
] as const)("stays while it is %s, and holds the deletion back", (_, enter, leave) => {
  const { deletion } = deleted();
  fireEvent[enter](undo());
  const before = deletion.hold.mock.calls.length;
  pass(60_000);
  expect(deletion.hold.mock.calls.length).toBeGreaterThanOrEqual(before + 12);
  expect(undo()).toBeInTheDocument();
  fireEvent[leave](undo());
  pass(10_000);
  expect(shown()).toBe("");
});

it("is not prolonged on a hidden page", () => {
  deleted();
  fireEvent.pointerEnter(undo());
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  pass(10_000);
  expect(shown()).toBe("");
  vi.restoreAllMocks();
});

it("disappears when the deletion has been sent", () => {
  const { send } = deleted();
  send();
  expect(shown()).toBe("");
});

it.each([
  ["of the deck that came in its place", "/decks/Anext0001", [WALL, { replace: true, keepDialog: true }]],
  ["of another deck", "/decks/Aother001", [WALL, { replace: false, keepDialog: true }]],
  ["of no deck", "/crypt", undefined],
] as const)("shows the deck again after an undo on the page %s", async (_, at, opened) => {
  const { deletion, onOpen } = deleted();
  window.history.replaceState(null, "", at);
  fireEvent.click(undo());
  fireEvent.click(undo());
  await act(async () => {});
  expect(deletion.undo).toHaveBeenCalledOnce();
  expect(onOpen.mock.calls).toEqual(opened ? [opened] : []);
  expect(shown()).toBe("");
});

it("says that not everything could be restored", async () => {
  const { onOpen } = deleted({ isWhole: false });
  fireEvent.click(undo());
  await act(async () => {});
  expect(shown()).toBe("Part of the deletion could not be undone: it had already reached the server.");
  expect(onOpen).not.toHaveBeenCalled();
  pass(10_000);
  expect(shown()).toBe("");
});

it("takes the focus after a deletion by keyboard, and returns it", () => {
  const before = document.createElement("button");
  document.body.append(before);
  before.focus();
  const { send } = deleted({ byKeyboard: true });
  expect(undo()).toHaveFocus();
  send();
  expect(before).toHaveFocus();
  before.remove();
});

it("is read once if it takes the focus: as the description of its button", () => {
  deleted({ byKeyboard: true });
  expect(undo()).toHaveAccessibleDescription("“Wall” has been deleted.");
  expect(undo().closest("[aria-live]")).toHaveAttribute("aria-live", "off");
});

it("is a status if it does not take the focus, each notice by itself", () => {
  deleted();
  expect(undo().closest("[aria-live]")).toBeNull();
  expect(undo().closest("[role=status]")).toHaveAttribute("aria-atomic", "false");
});

it("returns the focus and disappears after a late Undo", async () => {
  const before = document.createElement("button");
  document.body.append(before);
  before.focus();
  deleted({ byKeyboard: true, isWhole: false });
  fireEvent.click(undo());
  await act(async () => {});
  expect(screen.getByRole("alert")).toHaveTextContent("Part of the deletion could not be undone");
  expect(before).toHaveFocus();
  pass(10_000);
  expect(shown()).toBe("");
  before.remove();
});

it("is rendered in the dialog that makes the page inert", async () => {
  deleted();
  const dialog = document.createElement("dialog");
  dialog.setAttribute("open", "");
  document.body.append(dialog);
  await act(async () => {});
  expect(dialog).toContainElement(undo());
  dialog.remove();
  await act(async () => {});
  expect(undo()).toBeInTheDocument();
});

it("moves the focus to the dialog's title if its element is gone", async () => {
  const dialog = document.createElement("dialog");
  dialog.innerHTML = `<h2 tabindex="-1">Select deck</h2>`;
  dialog.setAttribute("open", "");
  document.body.append(dialog);
  deleted({ byKeyboard: true });
  fireEvent.click(undo());
  await act(async () => {});
  expect(screen.getByText("Select deck")).toHaveFocus();
  dialog.remove();
});

it("observes dialogs only while there is something to undo", () => {
  const [watch, stop] = [
    vi.spyOn(MutationObserver.prototype, "observe"),
    vi.spyOn(MutationObserver.prototype, "disconnect"),
  ];
  render(<DeletionNotices />);
  expect(watch).not.toHaveBeenCalled();
  const { send } = deleted();
  expect(watch).toHaveBeenCalled();
  send();
  expect(stop).toHaveBeenCalledTimes(watch.mock.calls.length);
  vi.restoreAllMocks();
});

it("sends the deletion when the page is closed", () => {
  const { deletion } = deleted();
  window.dispatchEvent(new Event("pagehide"));
  expect(deletion.sendNow).toHaveBeenCalledOnce();
});
