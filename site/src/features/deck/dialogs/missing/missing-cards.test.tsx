import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { savedFiles } from "../../../../../test/saved-files";
import { cryptBaseOptions, libraryBaseOptions } from "../../../../data/card-data";
import type { CardId } from "../../../../domain/card/card";
import { DOLL, deckOf, GOVERN } from "../../../../domain/deck/operations/operations.test.support";
import { sampleCryptBase, sampleLibraryBase } from "../../../../domain/samples/bases";
import { MissingCards } from "./missing-cards";

const ALAN = 200040 as CardId;
const saved = savedFiles();
const writeText = vi.fn(async (_: string) => {});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(cards: ReadonlyMap<CardId, number>) {
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  const client = new QueryClient();
  client.setQueryData(cryptBaseOptions().queryKey, sampleCryptBase());
  client.setQueryData(libraryBaseOptions().queryKey, sampleLibraryBase());
  render(
    <QueryClientProvider client={client}>
      <MissingCards
        deck={deckOf({ name: "Guns", author: "Ann", description: "Bleeds." })}
        cards={cards}
        onClose={() => {}}
      />
    </QueryClientProvider>,
  );
}

const ALL = new Map([
  [GOVERN, 6],
  [ALAN, 2],
  [DOLL, 1],
]);

it("lists missing vampires, and missing library cards by type", () => {
  show(ALL);
  const dialog = within(screen.getByRole("dialog", { name: "Missing cards for Guns" }));
  expect(dialog.getByText("9 copies are missing.")).toBeVisible();
  const headings = dialog.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(["Save as file", "Clipboard", "Crypt (2)", "Master (1)", "Action (6)"]);
  expect(
    within(dialog.getByRole("list", { name: "Action" })).getByText("Govern the Unaligned"),
  ).toBeVisible();
});

it("exports them as a deck of that name", async () => {
  show(ALL);
  const file = within(screen.getByRole("region", { name: "Save as file" }));
  expect(file.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Text", "Excel"]);
  fireEvent.click(file.getByRole("button", { name: "Text" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe("Missing cards for Guns [text].txt");
  const text = (await saved[0]?.content.text()) ?? "";
  expect(text).toMatch(/^Deck Name: Missing cards for Guns\nAuthor: Ann\n\nCrypt \(2 cards/);
  expect(text).toContain("2x Alan Sovereign");
  expect(text).toContain("6x Govern the Unaligned");
  expect(text).not.toContain("Bleeds.");
  fireEvent.click(file.getByRole("button", { name: "Excel" }));
  await waitFor(() => expect(saved[1]?.name).toBe("Missing cards for Guns.xlsx"));
});

it("copies them as a text", async () => {
  show(ALL);
  const clipboard = within(screen.getByRole("region", { name: "Clipboard" }));
  await act(async () => fireEvent.click(clipboard.getByRole("button")));
  expect(writeText.mock.lastCall?.[0]).toContain("1x Blood Doll");
});

it("says that no card is missing, and exports nothing", () => {
  show(new Map());
  expect(screen.getByText("No card is missing.")).toBeVisible();
  expect(screen.getAllByRole("button")).toHaveLength(1);
});
