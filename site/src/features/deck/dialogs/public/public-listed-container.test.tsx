import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ACCOUNT, deckResponse } from "../../../../../test/deck-response";
import { type ApiResponse, stubApi } from "../../../../../test/stub-api";
import { closeDeckStores } from "../../../../data/decks/deck-stores";
import { session } from "../../../../data/session";
import { listed } from "../../../../domain/deck/list/decks.test.support";
import { asDeckId } from "../../../../domain/deck/url/deck-route";
import { PublicListedContainer } from "./public-listed-container";

vi.mock("../../../../data/use-cards", () => ({
  useCards: () => ({ find: () => undefined, catalogue: { sets: {}, promos: {} } }),
}));

beforeEach(() => session.set("in"));
afterEach(() => {
  closeDeckStores();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it.each<[string, ApiResponse, string, string | RegExp]>([
  ["can be published", { body: deckResponse() }, "Make “Guns” public?", "Make public"],
  [
    "can be removed from the archive",
    { body: deckResponse({ publicChild: "Apub00001" }) },
    "Remove “Guns” from public decks?",
    "Remove from public",
  ],
  ["that cannot be fetched is reported", { status: 504 }, "Guns", "Close"],
])("a deck of the list %s", async (_, answer, title, action) => {
  stubApi({ "GET /api/account": ACCOUNT, "GET /api/deck/Aguns0001": answer });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PublicListedContainer
        deck={listed("Aguns0001", { id: asDeckId("Aguns0001"), name: "Guns" })}
        onClose={vi.fn()}
      />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole("dialog", { name: title })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: action })).toBeInTheDocument();
  expect(screen.queryByText("CONNECTION PROBLEM") !== null).toBe(action === "Close");
});
