import { QueryClient, QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { refusal, stubApi } from "../../../../test/stub-api";
import { createDeck } from "../../../data/decks/commands/deck-commands";
import { closeDeckStores } from "../../../data/decks/deck-stores";
import { useDeckList } from "../../../data/decks/hooks/use-deck-list";
import { session } from "../../../data/session";
import type { DeckId } from "../../../domain/deck/deck";
import { useOpenedDeck } from "../shared/use-opened-deck";
import { DeckFailure } from "./deck-failure";

vi.mock("@tanstack/react-router", () => ({ Link: () => null }));

beforeEach(() => session.set("in"));
afterEach(() => {
  closeDeckStores();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const DRAFT = { name: "Votes", author: "", description: "", tags: [], cards: new Map() };

/** Creates a deck once the user is known, and opens it. */
function NewDeck() {
  const client = useQueryClient();
  const { status } = useDeckList();
  const [id, setId] = useState<DeckId | undefined>();
  const opened = useOpenedDeck({ id: id ?? "", search: "", hash: "" }, []);
  useEffect(() => {
    if (status === "ready" && id === undefined) void createDeck(client, DRAFT).then(setId);
  }, [client, status, id]);
  return opened.status === "failed" ? <DeckFailure {...opened} /> : opened.status;
}

it("reports why the server refused a new deck, instead of an unknown id", async () => {
  stubApi({
    "GET /api/account": { body: { success: true, username: "Anna", publicName: "Anna", email: null } },
    "GET /api/decks": { body: { decks: [], families: {} } },
    "POST /api/deck": refusal(409, "too-many-decks"),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
  render(
    <QueryClientProvider client={client}>
      <NewDeck />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole("alert")).toHaveTextContent("You have reached the deck limit.");
  expect(screen.queryByText("NO DECK WITH THIS ID")).toBeNull();
});
