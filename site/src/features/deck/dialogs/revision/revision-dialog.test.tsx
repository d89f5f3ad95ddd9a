import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ACCOUNT, deckResponse, listedResponse } from "../../../../../test/deck-response";
import { stubApi } from "../../../../../test/stub-api";
import { closeDeckStores } from "../../../../data/decks/deck-stores";
import { session } from "../../../../data/session";
import { listed } from "../../../../domain/deck/list/decks.test.support";
import { deckOf, GUNS } from "../../../../domain/deck/operations/operations.test.support";
import { asDeckId } from "../../../../domain/deck/url/deck-route";
import { RevisionDialog } from "./revision-dialog";

beforeEach(() => session.set("in"));
afterEach(() => {
  closeDeckStores();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const ADDED = "Aguns0002";
const BRANCH = "POST /api/deck/Aguns0001/branch";

function show(branch: Parameters<typeof stubApi>[0][string]) {
  const sent = stubApi({
    "GET /api/account": ACCOUNT,
    "GET /api/decks": { body: { decks: [listedResponse()], families: {} } },
    "GET /api/deck/Aguns0001": { body: deckResponse() },
    [BRANCH]: branch,
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const onOpen = vi.fn();
  render(
    <QueryClientProvider client={client}>
      <RevisionDialog
        deck={deckOf()}
        decks={[listed("Guns", { id: GUNS }), listed("Votes", { id: asDeckId("Avote0001") })]}
        onOpen={onOpen}
        onClose={vi.fn()}
      />
    </QueryClientProvider>,
  );
  const add = () => fireEvent.click(screen.getByRole("button", { name: "Add revision" }));
  return { sent, onOpen, add };
}

it("adds a copy of the deck and opens it", async () => {
  const family = { master: ADDED, members: ["Aguns0001", ADDED] };
  const { sent, onOpen, add } = show({
    body: { success: true, branches: [{ deckid: ADDED, branchName: "#1" }], family },
  });
  add();
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith(ADDED, { replace: true }));
  expect(sent.filter(({ call }) => call === BRANCH).map(({ body }) => body)).toEqual([{ deckid: GUNS }]);
});

it("says why nothing was added, and lets the user try again", async () => {
  const { onOpen, add } = show({ status: 409, body: { error: { code: "too-many-decks", message: "" } } });
  add();
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(onOpen).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Add revision" })).not.toHaveAttribute("aria-disabled", "true");
});
