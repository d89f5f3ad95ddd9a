import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { cardNames } from "../../../domain/deck/card-names";
import { shownName } from "../../../domain/deck/export/written-deck";
import { copiesOf, DECK_CARDS, findCard } from "../../../domain/deck/samples/deck-cards";
import { EMPTY_INVENTORY } from "../../../domain/inventory/inventory";
import { ExportDialog } from "./export-dialog";

const KNOWN = { all: DECK_CARDS, find: findCard, names: cardNames(DECK_CARDS), naming: shownName };
vi.mock("../../../data/use-cards", () => ({ useCards: () => KNOWN }));

const saved: { readonly name: string; readonly content: Blob }[] = [];
vi.mock("../../../ui/save-file", () => ({
  saveFile: (content: Blob, name: string) => saved.push({ name, content }),
}));

beforeEach(() => {
  saved.length = 0;
});

function start(copies: Readonly<Record<number, number>>) {
  const inventory = { ...EMPTY_INVENTORY, copies: copiesOf(copies) };
  const nothing = { uses: new Map(), decks: [], complete: true, shown: { crypt: [], library: [] } };
  render(<ExportDialog open onClose={() => {}} inventory={inventory} store={undefined} {...nothing} />);
}

it.each([
  ["Text", "Inventory [text].txt", /^2x Blood Doll$/m],
  ["Lackey", "Inventory [lackey].txt", /^2 {7}Blood Doll$/m],
])("saves the owned cards as %s", async (format, name, line) => {
  start({ 100199: 2, 201613: 1, 100845: 0 });
  const files = within(screen.getByRole("region", { name: "Save as file" }));
  await userEvent.click(files.getByRole("button", { name: format }));
  expect(saved.map((file) => file.name)).toEqual([name]);
  const text = (await saved[0]?.content.text()) ?? "";
  expect(text).toMatch(line);
  expect(text).toContain("Theo Bell");
  expect(text).not.toContain("Govern");
});

it("saves the table with every entry", async () => {
  start({ 100199: 2, 100845: 0 });
  await userEvent.click(screen.getByRole("button", { name: "CSV, with targets and notes" }));
  expect(saved.map((file) => file.name)).toEqual(["Inventory.csv"]);
  expect(await saved[0]?.content.text()).toContain("100845,Govern the Unaligned,0,,,,");
});

it("saves a workbook", async () => {
  start({ 100199: 2 });
  await userEvent.click(screen.getByRole("button", { name: "Excel" }));
  await vi.waitFor(() => expect(saved.map((file) => file.name)).toEqual(["Inventory.xlsx"]));
});

it("has nothing to export from an empty inventory", () => {
  start({});
  expect(screen.getByText("There is no card to export yet.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Text" })).toBeNull();
});
