import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { InventoryStore } from "../../../../data/inventory/inventory-store";
import { copiesOf } from "../../../../domain/deck/samples/deck-cards";
import type { AddableDeck } from "../../../../domain/inventory/addable-decks";
import { EMPTY_INVENTORY, type InventoryChange } from "../../../../domain/inventory/inventory";
import { AddDecks } from "./add-decks";

vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));

const deck = (id: string, cards: Readonly<Record<number, number>> | undefined, tags: string[] = []) =>
  ({
    id,
    name: id,
    note: "",
    clan: undefined,
    date: "2026-01-01",
    tags,
    search: "",
    cards: cards && copiesOf(cards),
  }) satisfies AddableDeck;
const DOLLS = deck("Dolls", { 100199: 2, 201613: 1 }, ["bleed"]);
const GOVERN = deck("Govern", { 100845: 4, 100199: 1 }, ["vote"]);
const LOADING = deck("Loading", undefined);

const changes: InventoryChange[] = [];
const store = { change: (one: InventoryChange) => changes.push(one) } as unknown as InventoryStore;

beforeEach(() => {
  changes.length = 0;
});

function start(owned: Readonly<Record<number, number>> = {}) {
  render(
    <AddDecks
      label="Decks"
      findLabel="Name"
      addable={[DOLLS, GOVERN, LOADING]}
      inventory={{ ...EMPTY_INVENTORY, copies: copiesOf(owned) }}
      store={store}
    />,
  );
}

const button = (name: string) => screen.getByRole("button", { name });
const question = () => within(screen.getByRole("dialog"));

it("adds several decks as one step, after a confirmation", async () => {
  start();
  await userEvent.click(screen.getByRole("checkbox", { name: "Dolls" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Govern" }));
  expect(screen.getByText("2 chosen")).toBeVisible();
  await userEvent.click(button("Add chosen"));
  expect(question().getByText("1 crypt and 7 library cards are added:")).toBeVisible();
  expect(changes).toEqual([]);
  await userEvent.click(question().getByRole("button", { name: "Add" }));
  expect(changes).toEqual([{ kind: "add", copies: copiesOf({ 100199: 3, 201613: 1, 100845: 4 }) }]);
  expect(screen.getByText("Added: Dolls, Govern")).toBeVisible();
  expect(button("Undo")).toHaveFocus();
  expect(screen.getByText("0 chosen")).toBeVisible();
});

it("shows how often a deck is in the inventory, and warns before it is added again", async () => {
  start({ 100199: 5, 201613: 2 });
  expect(screen.getByText("Already in inventory: 2×")).toBeVisible();
  await userEvent.click(button("Add Dolls"));
  expect(question().getByText(/^Some are already in the inventory/)).toBeVisible();
});

it("removes only what is there", async () => {
  start({ 100199: 5, 201613: 1 });
  expect(button("Remove Govern")).toBeDisabled();
  await userEvent.click(button("Remove Dolls"));
  await userEvent.click(question().getByRole("button", { name: "Remove" }));
  expect(changes).toEqual([{ kind: "add", copies: copiesOf({ 100199: -2, 201613: -1 }) }]);
});

it("waits for the cards of a deck", () => {
  start();
  expect(button("Add Loading")).toBeDisabled();
  expect(button("Add Dolls")).toBeEnabled();
});

it("filters by tag and name", async () => {
  start();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Tag" }), "vote");
  expect(screen.getAllByRole("listitem").map((row) => row.textContent)).toHaveLength(1);
  await userEvent.type(screen.getByRole("searchbox", { name: "Name" }), "dolls");
  expect(screen.getByText("Nothing matches.")).toBeVisible();
});
