import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ACCOUNT, deckResponse } from "../../../../../test/deck-response";
import { savedFiles } from "../../../../../test/saved-files";
import { stubApi } from "../../../../../test/stub-api";
import { cryptBaseOptions, libraryBaseOptions } from "../../../../data/card-data";
import { closeDeckStores } from "../../../../data/decks/deck-stores";
import { session } from "../../../../data/session";
import type { ListedDeck } from "../../../../domain/deck/deck";
import { listed } from "../../../../domain/deck/list/decks.test.support";
import { asDeckId } from "../../../../domain/deck/url/deck-route";
import { sampleCryptBase, sampleLibraryBase } from "../../../../domain/samples/bases";
import { ExportContainer } from "./export-container";

const ANA = "Aanas0001";
const ROT = "Arots0001";
const COPY = listed("copy", { publicParent: asDeckId(ANA) });

const saved = savedFiles();

beforeEach(() => {
  session.set("in");
});
afterEach(() => {
  closeDeckStores();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(decks: readonly ListedDeck[]) {
  const sent = stubApi({
    "GET /api/account": ACCOUNT,
    "POST /api/decks/batch": {
      body: {
        decks: [deckResponse({ deckid: ANA, name: "ana" }), deckResponse({ deckid: ROT, name: "rot" })],
        unknown: [],
        left: [],
      },
    },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(cryptBaseOptions().queryKey, sampleCryptBase());
  client.setQueryData(libraryBaseOptions().queryKey, sampleLibraryBase());
  render(
    <QueryClientProvider client={client}>
      <ExportContainer deck={undefined} decks={decks} onClose={() => {}} />
    </QueryClientProvider>,
  );
  return sent;
}

it("exports all decks of the user in one archive, without their public copies", async () => {
  const sent = show([listed(ANA), COPY, listed(ROT)]);
  await userEvent.click(screen.getByRole("button", { name: "Lackey" }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/\.zip$/)]));
  expect(sent.filter(({ call }) => call.startsWith("POST"))).toEqual([
    { call: "POST /api/decks/batch", body: { ids: [ANA, ROT] } },
  ]);
});

it("does not count a public copy as another deck", () => {
  show([listed(ANA), COPY]);
  expect(screen.queryByRole("button", { name: "Lackey" })).not.toBeInTheDocument();
});
