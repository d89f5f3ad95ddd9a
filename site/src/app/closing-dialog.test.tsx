import { afterEach, expect, it, vi } from "vitest";
import { afterClosing, markClosing } from "./closing-dialog";

afterEach(() => document.body.replaceChildren());

function openDialog(): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.open = true;
  document.body.append(dialog);
  return dialog;
}

function close(dialog: HTMLDialogElement): void {
  dialog.open = false;
  dialog.remove();
  dialog.dispatchEvent(new Event("close"));
}

it("works at once without a dialog", () => {
  const work = vi.fn();
  expect(afterClosing(work)).toBe(true);
  expect(work).toHaveBeenCalledOnce();
});

it("does nothing under an open dialog", () => {
  const dialog = openDialog();
  const work = vi.fn();
  expect(afterClosing(work)).toBe(false);
  close(dialog);
  expect(work).not.toHaveBeenCalled();
});

it("waits for a closing dialog", () => {
  const dialog = openDialog();
  markClosing();
  const work = vi.fn();
  expect(afterClosing(work)).toBe(true);
  expect(work).not.toHaveBeenCalled();
  close(dialog);
  expect(work).toHaveBeenCalledOnce();
});

it("does nothing if only the upper of two dialogs closes", () => {
  openDialog();
  openDialog();
  markClosing();
  expect(afterClosing(vi.fn())).toBe(false);
});

it("waits for both of two closing dialogs", () => {
  const lower = openDialog();
  markClosing();
  const upper = openDialog();
  markClosing();
  const work = vi.fn();
  afterClosing(work);
  close(lower);
  expect(work).not.toHaveBeenCalled();
  close(upper);
  expect(work).toHaveBeenCalledOnce();
});
