import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { DraftField } from "./draft-field";

function start() {
  const onCommit = vi.fn();
  const { unmount } = render(<DraftField label="Author" value="Ann" longest={64} onCommit={onCommit} />);
  return { onCommit, unmount, field: screen.getByRole("textbox", { name: "Author" }) };
}

it.each([
  ["leaving it", "{Tab}"],
  ["Enter", "{Enter}"],
])("commits what was typed by %s, once", async (_how, key) => {
  const { onCommit, unmount, field } = start();
  await userEvent.type(field, `a${key}`);
  unmount();
  expect(onCommit).toHaveBeenCalledExactlyOnceWith("Anna");
});

it("commits what was typed when the field goes under it", async () => {
  const { onCommit, unmount, field } = start();
  await userEvent.type(field, "a");
  expect(onCommit).not.toHaveBeenCalled();
  unmount();
  expect(onCommit).toHaveBeenCalledExactlyOnceWith("Anna");
});

it("commits nothing after Escape, and nothing that was not typed", async () => {
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
])("takes no more bytes than fit: %s", async (_where, value, keys, kept) => {
  render(<DraftField label="Author" value={value} longest={7} inBytes onCommit={vi.fn()} />);
  const field = screen.getByRole("textbox", { name: "Author" });
  await userEvent.click(field);
  await userEvent.keyboard(keys);
  expect(field).toHaveValue(kept);
});

it("commits no more than fits", async () => {
  const onCommit = vi.fn();
  render(<DraftField label="Author" value="日本語国" longest={7} inBytes onCommit={onCommit} />);
  await userEvent.type(screen.getByRole("textbox", { name: "Author" }), "{Backspace}{Enter}");
  expect(onCommit).toHaveBeenCalledExactlyOnceWith("日本");
});

it("keeps the focus at Enter, and goes on from there", async () => {
  const { onCommit, field } = start();
  await userEvent.type(field, "a{Enter}");
  expect(field).toHaveFocus();
  expect(onCommit).toHaveBeenCalledExactlyOnceWith("Anna");
});
