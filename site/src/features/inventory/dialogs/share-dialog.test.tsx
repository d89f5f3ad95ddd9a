import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EMPTY_INVENTORY } from "../../../domain/inventory/inventory";
import { storeOf } from "../inventory.test.support";
import { ShareDialog } from "./share-dialog";

const writeText = vi.fn(async (_: string) => {});

beforeEach(() => {
  writeText.mockClear();
  vi.stubGlobal("navigator", { clipboard: { writeText }, onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

async function press(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name }));
  });
}

it("makes a link, copies it, replaces it and stops sharing", async () => {
  const { store } = storeOf();
  render(
    <ShareDialog
      {...{ open: true, onClose: vi.fn(), inventory: EMPTY_INVENTORY, store, uses: new Map(), decks: [] }}
      complete
      shown={{ crypt: [], library: [] }}
    />,
  );
  expect(screen.queryByRole("textbox", { name: "Link" })).toBeNull();
  const url = (key: string) => `${window.location.origin}/inventory?key=${key}`;
  await press("Create URL");
  expect(writeText).toHaveBeenLastCalledWith(url("firstKey1234"));
  expect(screen.getByRole("textbox", { name: "Link" })).toHaveValue(url("firstKey1234"));
  await press("Create URL");
  expect(screen.getByRole("textbox", { name: "Link" })).toHaveValue(url("otherKey1234"));
  screen.getByRole("button", { name: "Stop sharing" }).focus();
  await press("Stop sharing");
  expect(screen.queryByRole("textbox", { name: "Link" })).toBeNull();
  await waitFor(() => expect(screen.getByRole("button", { name: "Create URL" })).toHaveFocus());
  vi.mocked(store.share).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await press("Create URL");
  expect(screen.getByText("The server could not save it.")).toBeInTheDocument();
});
