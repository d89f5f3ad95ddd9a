import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubApi } from "../../test/stub-api";
import { cryptBaseOptions, libraryBaseOptions } from "../data/card-data";
import { closeDesks } from "../data/decks/desks";
import { session } from "../data/session";
import { DOLL } from "../domain/deck/operations/operations.test.support";
import { sampleCryptBase, sampleLibraryBase } from "../domain/samples/bases";
import { sampleClient, writeSettings } from "../features/card/samples/render-card";
import { stubWindow } from "../features/search/search-screen.test.support";
import { LiveRegion } from "../ui/live-region";
import { routeTree } from "./routes";

const picker = vi.hoisted(() => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrival, arrive: () => arrive() };
});
vi.mock("./deck-card-picker", async (original) => {
  await picker.arrival;
  return original();
});

const ALAN = 200040;
const GUNS = {
  ...{ deckid: "Aguns0001", name: "Guns", author: "Anna", description: "", tags: [], rev: 1 },
  ...{ created: "2026-01-02T03:04:05Z", timestamp: "2026-01-02T03:04:05Z", isNonEditable: false },
  ...{ branchName: "", family: null, inventoryType: "virtual", hidden: false, locked: false },
  ...{ publicChild: null, publicParent: null, reviewOf: null, markers: {} },
  ...{ isAuthor: true, cards: { [ALAN]: 4, [DOLL]: 2 } },
};

function show(address: string) {
  stubApi({
    "GET /api/account": { body: { success: true, username: "Anna", publicName: "Anna", email: null } },
    "GET /api/decks": { body: { decks: [], families: {} } },
    "GET /api/deck/Aguns0001": { body: GUNS },
  });
  writeSettings();
  const queryClient = sampleClient();
  queryClient.setQueryData(cryptBaseOptions().queryKey, sampleCryptBase());
  queryClient.setQueryData(libraryBaseOptions().queryKey, sampleLibraryBase());
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree, history, context: { queryClient } });
  render(
    <QueryClientProvider client={queryClient}>
      <LiveRegion>
        <RouterProvider router={router} />
      </LiveRegion>
    </QueryClientProvider>,
  );
}

const row = () => screen.queryByRole("button", { name: "One fewer Alan Sovereign" });

beforeEach(() => {
  localStorage.clear();
  session.set("in");
  stubWindow(1440);
});
afterEach(() => {
  closeDesks();
  vi.unstubAllGlobals();
});

it("shows the cards of one's own deck together with the fields above them, so that no row moves", async () => {
  show("/decks/Aguns0001");
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Choose a deck" })).toHaveValue("Guns"));
  expect(row()).toBeNull();
  picker.arrive();
  await waitFor(() => expect(row()).toBeVisible());
  expect(screen.getByRole("combobox", { name: "Add Crypt Card" })).toBeVisible();
});
