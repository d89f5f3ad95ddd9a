import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type ApiResponse, stubApi } from "../../../../test/stub-api";
import { closeDeckStores } from "../../../data/decks/deck-stores";
import { session } from "../../../data/session";
import { listed } from "../../../domain/deck/list/decks.test.support";
import { asDeckId } from "../../../domain/deck/url/deck-route";
import { PublicOfListed } from "./public-of-listed";

vi.mock("../room/use-cards", () => ({ useCards: () => ({ find: () => undefined }) }));

const ANNA: ApiResponse = { body: { success: true, username: "Anna", publicName: "Anna", email: null } };
const GUNS = {
  ...{ deckid: "Aguns0001", name: "Guns", author: "Anna", description: "", tags: [], rev: 1 },
  ...{ created: "2026-01-02T03:04:05Z", timestamp: "2026-01-02T03:04:05Z", isNonEditable: false },
  ...{ branchName: "", family: null, inventoryType: "virtual", hidden: false, locked: false },
  ...{ publicParent: null, reviewOf: null, isAuthor: true, cards: {}, markers: {} },
};

beforeEach(() => session.set("in"));
afterEach(() => {
  closeDeckStores();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it.each<[string, ApiResponse, string, string | RegExp]>([
  ["is offered to all", { body: { ...GUNS, publicChild: null } }, "Make “Guns” public?", "Make public"],
  [
    "is taken out of the archive",
    { body: { ...GUNS, publicChild: "Apub00001" } },
    "Remove “Guns” from public decks?",
    "Remove from public",
  ],
  ["that does not come is told", { status: 504 }, "Guns", "Close"],
])("a deck of the list %s", async (_, answer, title, action) => {
  stubApi({ "GET /api/account": ANNA, "GET /api/deck/Aguns0001": answer });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PublicOfListed
        deck={listed("Aguns0001", { id: asDeckId("Aguns0001"), name: "Guns" })}
        onClose={vi.fn()}
      />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole("dialog", { name: title })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: action })).toBeInTheDocument();
  expect(screen.queryByText("CONNECTION PROBLEM") !== null).toBe(action === "Close");
});
