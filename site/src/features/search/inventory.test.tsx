import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DeckId } from "../../domain/deck/deck";
import { DOLL, GOVERN } from "../../domain/deck/operations/operations.test.support";
import { cardUses } from "../../domain/inventory/card-use";
import { showSearch, stubWindow } from "./search-screen.test.support";

/** Three copies of Blood Doll, and a fixed deck that needs four of Govern the Unaligned. */
const STOCK = {
  copies: new Map([[DOLL, 3]]),
  uses: cardUses([
    { id: "deck" as DeckId, cards: new Map([[GOVERN, 4]]), inventoryType: "fixed", markers: new Map() },
  ]),
};

const rows = () => within(screen.getByRole("list", { name: "Results" })).getAllByRole("listitem");
/** Results appear with their numbers, whose code is fetched with the first of them. */
const shown = () => vi.waitFor(rows);
const names = () => rows().map((row) => within(row).getByRole("link").textContent);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  stubWindow(1440);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("finds cards in the inventory, with copies owned and used", async () => {
  showSearch({ kind: "library", q: { inventory: "in" }, stock: STOCK });
  await shown();
  expect(names().sort()).toEqual(["Blood Doll", "Govern the Unaligned"]);
  expect(screen.getByText("in my inventory")).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "3 owned, 0 used by decks" })).toHaveTextContent("3/0");
  expect(screen.getByRole("img", { name: "0 owned, 4 used by decks, 4 missing" })).toHaveTextContent("0/4");
});

it("finds cards that are missing", async () => {
  showSearch({ kind: "library", q: { inventory: "missing" }, stock: STOCK });
  await shown();
  expect(names()).toContain("Govern the Unaligned");
  expect(names()).not.toContain("Blood Doll");
});

it("is chosen in the form, one of both at most, and written to the URL", async () => {
  const { written } = showSearch({ kind: "library", stock: STOCK });
  await act(() => vi.dynamicImportSettled());
  for (const name of ["Missing", "In inventory"]) fireEvent.click(screen.getByRole("radio", { name }));
  act(() => vi.advanceTimersByTime(500));
  expect(written.at(-1)?.q).toEqual({ inventory: "in" });
});

it("shows no result before the inventory is loaded", () => {
  showSearch({ kind: "library", q: { inventory: "missing" }, stock: "loading" });
  expect(screen.getByText("pending")).toBeInTheDocument();
  expect(screen.queryByText(/cards$/)).toBeNull();
});

it("reserves the space of the numbers", () => {
  showSearch({ kind: "library", q: { type: { value: ["master"] } }, stock: "loading" });
  expect(rows()[0]).toHaveTextContent("…/…");
});

it.each([
  ["without inventory mode", undefined],
  ["after a failure", "failed" as const],
])("%s a shared search explains itself and finds what the other filters find", (_when, stock) => {
  showSearch({
    kind: "library",
    q: { inventory: "missing", text: [{ value: "blood doll", in: "name", logic: "and" }] },
    ...(stock && { stock }),
  });
  expect(names()).toEqual(["Blood Doll"]);
  expect(screen.getByRole("alert")).toHaveTextContent(
    "The inventory can be searched when you are logged in and inventory mode is on.",
  );
  expect(rows()[0]).not.toHaveTextContent("/");
});
