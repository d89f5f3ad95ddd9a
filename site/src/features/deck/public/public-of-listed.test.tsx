import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type ApiAnswer, stubApi } from "../../../../test/stub-api";
import { closeDesks } from "../../../data/decks/desks";
import { session } from "../../../data/session";
import { asDeckId } from "../../../domain/deck/list/deck-address";
import { listed } from "../../../domain/deck/list/decks.test.support";
import { deckDeedsWords } from "../../../i18n/deck-deeds-words";
import { learnArea } from "../../../i18n/words";
import { PublicOfListed } from "./public-of-listed";

vi.mock("../room/use-cards", () => ({ useCards: () => ({ find: () => undefined }) }));
await learnArea("en", deckDeedsWords);

const ANNA: ApiAnswer = { body: { success: true, username: "Anna", publicName: "Anna", email: null } };
const GUNS = {
  ...{ deckid: "Aguns0001", name: "Guns", author: "Anna", description: "", tags: [], rev: 1 },
  ...{ created: "2026-01-02T03:04:05Z", timestamp: "2026-01-02T03:04:05Z", isNonEditable: false },
  ...{ branchName: "", family: null, inventoryType: "virtual", hidden: false, locked: false },
  ...{ publicParent: null, reviewOf: null, isAuthor: true, cards: {}, markers: {} },
};

beforeEach(() => session.set("in"));
afterEach(() => {
  closeDesks();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it.each<[string, ApiAnswer, string, string | RegExp]>([
  ["is offered to all", { body: { ...GUNS, publicChild: null } }, "Make “Guns” public?", "Make Public"],
  [
    "is taken out of the archive",
    { body: { ...GUNS, publicChild: "Apub00001" } },
    "Remove “Guns” from public decks?",
    "Remove from Public",
  ],
  ["that does not come is told", { status: 504 }, "Guns", "Close"],
])("a deck of the list %s", async (_, answer, title, deed) => {
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
  expect(screen.getByRole("button", { name: deed })).toBeInTheDocument();
  expect(screen.queryByText("CONNECTION PROBLEM") !== null).toBe(deed === "Close");
});
