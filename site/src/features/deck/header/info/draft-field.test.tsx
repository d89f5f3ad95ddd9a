import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { DraftField } from "./draft-field";

function start() {
  const onCommit = vi.fn();
  const { unmount } = render(<DraftField label="Author" value="Ann" max={64} onCommit={onCommit} />);
  return { onCommit, unmount, field: screen.getByRole("textbox", { name: "Author" }) };
}

it.each([
  ["leaving it", "{Tab}"],
  ["Enter", "{Enter}"],
])("commits typed text once on %s", async (_how, key) => {
  const { onCommit, unmount, field } = start();
  await userEvent.type(field, `a${key}`);
  unmount();
  expect(onCommit).toHaveBeenCalledExactlyOnceWith("Anna");
});

it("commits typed text on unmount", async () => {
  const { onCommit, unmount, field } = start();
  await userEvent.type(field, "a");
  expect(onCommit).not.toHaveBeenCalled();
  unmount();
  expect(onCommit).toHaveBeenCalledExactlyOnceWith("Anna");
});

it("commits nothing after Escape or without typing", async () => {
  const { onCommit, unmount, field } = start();
  await userEvent.type(field, "a{Escape}");
  expect(field).toHaveValue("Ann");
  unmount();
  expect(onCommit).not.toHaveBeenCalled();
});

it.each([
  ["typed at the end", "日本", "{End}語x", "日本x"],
  ["typed in between", "日本", "{Home}語", "日本"],
  ["in its place", "日本", "{Home}{Delete}語", "語本"],
  ["shortened, but not enough", "日本語国", "{Home}{Delete}", "本語国"],
])("limits the bytes of a text: %s", async (_where, value, keys, expected) => {
  render(<DraftField label="Author" value={value} max={7} inBytes onCommit={vi.fn()} />);
  const field = screen.getByRole("textbox", { name: "Author" });
  await userEvent.click(field);
  await userEvent.keyboard(keys);
  expect(field).toHaveValue(expected);
});

it("commits no more than the limit", async () => {
  const onCommit = vi.fn();
  render(<DraftField label="Author" value="日本語国" max={7} inBytes onCommit={onCommit} />);
  await userEvent.type(screen.getByRole("textbox", { name: "Author" }), "{Backspace}{Enter}");
  expect(onCommit).toHaveBeenCalledExactlyOnceWith("日本");
});

it("keeps the focus on Enter, and continues from there", async () => {
  const { onCommit, field } = start();
  await userEvent.type(field, "a{Enter}");
  expect(field).toHaveFocus();
  expect(onCommit).toHaveBeenCalledExactlyOnceWith("Anna");
});
