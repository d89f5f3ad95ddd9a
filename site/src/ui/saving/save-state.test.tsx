import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { SaveState } from "./save-state";

type Editing = Parameters<typeof SaveState>[0]["editing"];

function editingOf(change: Partial<Editing> = {}): Editing {
  return {
    undo: vi.fn(),
    redo: vi.fn(),
    canUndo: false,
    canRedo: false,
    saving: { state: "saved", unsent: 0, signedOut: false, safe: true },
    ...change,
  };
}

const OFFLINE = { state: "offline", unsent: 2, signedOut: false, safe: true } as const;

it.each([
  [{ ...OFFLINE, state: "saved" }, "Saved"],
  [{ ...OFFLINE, state: "saving" }, "Saving…"],
  [{ ...OFFLINE, state: "failed" }, "Not saved"],
  [OFFLINE, "Offline: 2 edits are saved on this device"],
  [{ ...OFFLINE, safe: false }, "Offline: 2 edits are kept only while this page is open"],
  [{ ...OFFLINE, signedOut: true, safe: false }, "2 edits are waiting for you to log in"],
] as const)("shows for %o: %s", (saving, message) => {
  render(<SaveState editing={editingOf({ saving })} />);
  expect(screen.getByRole("status")).toHaveTextContent(message);
});

it("undoes and redoes by its buttons and by keys", () => {
  const editing = editingOf({ canUndo: true, canRedo: true });
  render(<SaveState editing={editing} />);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
  expect(editing.undo).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole("button", { name: "Redo" }));
  fireEvent.keyDown(document.body, { key: "y", ctrlKey: true });
  fireEvent.keyDown(document.body, { key: "Z", metaKey: true, shiftKey: true });
  expect(editing.redo).toHaveBeenCalledTimes(3);
});

it.each([
  ["an open dialog keeps the key", (dialog: HTMLElement) => dialog.removeAttribute("data-closing"), 0],
  [
    "a closing dialog leaves it to the page",
    (dialog: HTMLElement) => dialog.setAttribute("data-closing", ""),
    1,
  ],
])("undoes by key: %s", (_, mark, times) => {
  const editing = editingOf({ canUndo: true });
  render(
    <>
      <SaveState editing={editing} />
      <dialog open data-testid="dialog" />
    </>,
  );
  mark(screen.getByTestId("dialog"));
  fireEvent.keyDown(screen.getByTestId("dialog"), { key: "z", ctrlKey: true });
  expect(editing.undo).toHaveBeenCalledTimes(times);
});

it("disables the buttons without edits", () => {
  render(<SaveState editing={editingOf()} />);
  for (const name of ["Undo", "Redo"]) expect(screen.getByRole("button", { name })).toBeDisabled();
});
