import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { cryptCardsOptions, libraryCardsOptions, overlayOptions } from "../../../data/card-data";
import type { Card, CardId } from "../../../domain/card/card";
import { DOLL, deckOf, GOVERN } from "../../../domain/deck/operations/operations.test.support";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY } from "../../../domain/samples/bases";
import { CryptPanel } from "./crypt-panel";
import { LibraryPanel } from "./library-panel";

const ALAN = 200040 as CardId;
const ANNAZIR = 200104 as CardId;

const list = <Kind extends Card>(cards: readonly Kind[]) => ({
  cards,
  byId: new Map<number, Kind>(cards.map((card) => [card.id, card])),
});

function show(cards: readonly (readonly [CardId, number])[], crypt: number, library: number): void {
  const client = new QueryClient();
  client.setQueryData(cryptCardsOptions().queryKey, list(SAMPLE_CRYPT));
  client.setQueryData(libraryCardsOptions().queryKey, list(SAMPLE_LIBRARY));
  client.setQueryData(overlayOptions("en").queryKey, null);
  const deck = deckOf({ cards: new Map(cards) });
  render(
    <QueryClientProvider client={client}>
      <CryptPanel deck={deck} total={crypt} />
      <LibraryPanel deck={deck} total={library} />
    </QueryClientProvider>,
  );
}

const rows = (list: string | RegExp) =>
  within(screen.getByRole("list", { name: list }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent.replace(/\s+/g, " ").trim());

it("lists each library type with its copies, and considered cards apart", () => {
  show(
    [
      [DOLL, 3],
      [GOVERN, 5],
    ],
    0,
    8,
  );
  expect(screen.getByRole("heading", { name: "Master (3)" })).toBeVisible();
  expect(rows("Action")).toEqual([expect.stringMatching(/^5 ?Govern the Unaligned/)]);
  expect(screen.queryByRole("list", { name: /^Side library/ })).toBeNull();
});

it("lists considered cards without copies", () => {
  show(
    [
      [DOLL, 0],
      [ALAN, 2],
      [ANNAZIR, 0],
    ],
    2,
    0,
  );
  expect(rows("Crypt")).toEqual([expect.stringMatching(/^2 ?Alan Sovereign/)]);
  expect(rows(/^Side crypt/)).toEqual([expect.stringMatching(/^0 ?Annazir/)]);
  expect(rows(/^Side library/)).toEqual([expect.stringMatching(/^0 ?Blood Doll/)]);
});

it.each([
  [11, 59, "Crypt [11 of 12+]", "Library [59 of 60-90]"],
  [12, 60, "Crypt [12]", "Library [60]"],
  [40, 91, "Crypt [40]", "Library [91 of 60-90]"],
])("names the limit that %i crypt and %i library cards miss", (crypt, library, cryptTitle, libraryTitle) => {
  show([], crypt, library);
  expect(screen.getByRole("heading", { name: cryptTitle })).toBeVisible();
  expect(screen.getByRole("heading", { name: libraryTitle })).toBeVisible();
});
