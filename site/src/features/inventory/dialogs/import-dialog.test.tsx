import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { InventoryStore } from "../../../data/inventory/inventory-store";
import { cardNames } from "../../../domain/deck/card-names";
import { shownName } from "../../../domain/deck/export/written-deck";
import { copiesOf, DECK_CARDS, findCard } from "../../../domain/deck/samples/deck-cards";
import { EMPTY_INVENTORY, type InventoryChange } from "../../../domain/inventory/inventory";
import { ImportDialog } from "./import-dialog";

vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));

const KNOWN = { all: DECK_CARDS, find: findCard, names: cardNames(DECK_CARDS), naming: shownName };
vi.mock("../../../data/use-cards", () => ({ useCards: () => KNOWN }));

const DOLL = 100199;
const GOVERN = 100845;
const changes: (readonly InventoryChange[])[] = [];
const store = {
  change: (...all: readonly InventoryChange[]) => changes.push(all),
  undo: vi.fn(),
  redo: vi.fn(),
} as unknown as InventoryStore;

beforeEach(() => {
  changes.length = 0;
});

function start(owned: Readonly<Record<number, number>> = {}, frozen = false) {
  const inventory = { ...EMPTY_INVENTORY, copies: copiesOf(owned), frozen };
  const nothing = { uses: new Map(), decks: [], complete: true, shown: { crypt: [], library: [] } };
  render(<ImportDialog open onClose={() => {}} inventory={inventory} store={store} {...nothing} />);
  const write = (value: string) =>
    fireEvent.change(screen.getByRole("textbox", { name: "Cards" }), { target: { value } });
  const preview = () => screen.getByRole("region", { name: "What would change" });
  return { write, preview };
}

const button = (name: string) => screen.getByRole("button", { name });

it("shows what would change, and changes it as one step", async () => {
  const { write, preview } = start({ [DOLL]: 3 });
  write("2 Blood Doll\n1 Govern the Unaligned\nand so on");
  expect(preview()).toHaveTextContent("1 card is added");
  expect(preview()).toHaveTextContent("Blood Doll: 3 → 5");
  expect(preview()).toHaveTextContent("1 other line was skipped.");
  expect(changes).toEqual([]);
  await userEvent.click(button("Add to inventory"));
  expect(changes).toEqual([[{ kind: "add", copies: copiesOf({ [DOLL]: 2, [GOVERN]: 1 }) }]]);
  expect(screen.getByText("The import is done.")).toBeVisible();
  expect(button("Undo")).toHaveFocus();
  await userEvent.click(button("Undo"));
  expect(store.undo).toHaveBeenCalledOnce();
  await userEvent.click(button("Redo"));
  expect(store.redo).toHaveBeenCalledOnce();
});

it("replaces the inventory only when that is chosen, and adds again afterwards", async () => {
  const { write, preview } = start({ [DOLL]: 3, [GOVERN]: 1 });
  await userEvent.click(screen.getByRole("radio", { name: "Replace the inventory" }));
  write("3 Blood Doll");
  expect(preview()).toHaveTextContent("Govern the Unaligned: 1 → removed");
  await userEvent.click(button("Replace inventory"));
  expect(changes).toEqual([[{ kind: "set", copies: copiesOf({ [GOVERN]: -1 }) }]]);
  expect(screen.getByRole("radio", { name: "Add to the inventory" })).toBeChecked();
});

it("imports the cards that were chosen for bad lines", async () => {
  const { write, preview } = start();
  write("12000 Blood Doll\n2 Govern the Unaligned");
  expect(preview()).toHaveTextContent("1 line has an impossible number of copies.");
  await userEvent.click(button("Fix 1 line"));
  const fix = screen.getByRole("dialog", { name: "Fix bad import" });
  expect(within(fix).getByText("Wrong number of copies: it must be 1 to 9,999.")).toBeVisible();
  await userEvent.click(await within(fix).findByRole("button", { name: "Blood Doll" }));
  await userEvent.click(within(fix).getByRole("button", { name: "Close" }));
  expect(preview()).toHaveTextContent("2 cards are added");
  await userEvent.click(button("Add to inventory"));
  expect(changes).toEqual([[{ kind: "add", copies: copiesOf({ [GOVERN]: 2, [DOLL]: 9999 }) }]]);
});

it("names line and field of a row that cannot be stored", () => {
  const { write, preview } = start();
  write("Card,Copies,Target\nBlood Doll,1,many");
  expect(preview()).toHaveTextContent("1 row is left out; correct it in the text:");
  expect(preview()).toHaveTextContent("Line 2: the target must be a number from 0 to 9,999");
});

it.each([
  ["", "Paste a list or choose a file first."],
  ["nothing of a list", "No card could be read: nothing would be imported."],
])("of %j changes nothing", async (text, problem) => {
  const { write } = start({ [DOLL]: 3 });
  if (text !== "") write(text);
  await userEvent.click(screen.getByRole("radio", { name: "Replace the inventory" }));
  await userEvent.click(button("Replace inventory"));
  expect(screen.getAllByText(problem)[0]).toBeVisible();
  expect(changes).toEqual([]);
});

it.each([
  ["cards.xlsx", "x", /^Workbooks are only written here, not read\./],
  ["renamed.csv", "PK\u0003\u0004", /^Workbooks are only written here, not read\./],
  ["photo.jpg", "x", /^This file cannot be read\./],
])("refuses %s with the way out", async (name, content, message) => {
  start();
  const input = screen.getByLabelText("Choose a file");
  fireEvent.change(input, { target: { files: [new File([content], name)] } });
  expect(await screen.findByText(message)).toBeVisible();
});

it("reads a table from a file", async () => {
  const { preview } = start();
  const file = new File(["\ufeffCard ID;Copies\r\n100199;4\r\n"], "cards.csv");
  fireEvent.change(screen.getByLabelText("Choose a file"), { target: { files: [file] } });
  await screen.findByRole("region", { name: "What would change" });
  expect(preview()).toHaveTextContent("4× Blood Doll");
});

it("explains that a locked inventory takes nothing", () => {
  start({}, true);
  expect(screen.getByRole("alert")).toHaveTextContent("The inventory is locked.");
  expect(screen.queryByRole("button", { name: "Add to inventory" })).toBeNull();
});
