import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { refusal, stubApi } from "../../test/stub-api";
import { cryptBaseOptions, libraryBaseOptions } from "../data/card-data";
import { closeDesks } from "../data/decks/desks";
import { session } from "../data/session";
import { DOLL, GOVERN } from "../domain/deck/operations/operations.test.support";
import { sampleCryptBase, sampleLibraryBase } from "../domain/samples/bases";
import { sampleClient } from "../features/card/samples/render-card";
import { stubWindow } from "../features/search/search-screen.test.support";
import { LiveRegion } from "../ui/live-region";
import { routeTree } from "./routes";

const ALAN = 200040;
const GUNS = {
  ...{ deckid: "Aguns0001", name: "Guns", author: "Anna", description: "", tags: [], rev: 1 },
  ...{ created: "2026-01-02T03:04:05Z", timestamp: "2026-01-02T03:04:05Z", isNonEditable: false },
  ...{ branchName: "", family: null, inventoryType: "virtual", hidden: false, locked: false },
  ...{ publicChild: null, publicParent: null, reviewOf: null, markers: {} },
  ...{ isAuthor: true, cards: { [ALAN]: 4, [DOLL]: 2 } },
};
const OTHERS = {
  ...{ ...GUNS, deckid: "Bween0001", name: "Weenies", author: "Bob", isAuthor: false },
  ...{ publicChild: false, publicParent: false, cards: { [ALAN]: 3, [DOLL]: 2, [GOVERN]: 6 } },
};
const CHANGED = { body: { success: true, rev: 2, timestamp: "2026-01-03T00:00:00Z" } };
const HOME = {
  "GET /api/account": { body: { success: true, username: "Anna", publicName: "Anna", email: null } },
  "GET /api/decks": { body: { decks: [], families: {} } },
  "GET /api/deck/Aguns0001": { body: GUNS },
  "GET /api/deck/Bween0001": { body: OTHERS },
  "GET /api/deck/Agone0001": refusal(400, "unknown-deck"),
  "GET /api/deck/Anone0001": refusal(502, ""),
  "PUT /api/deck/Aguns0001": CHANGED,
};

function show(address: string, answers: Parameters<typeof stubApi>[0] = {}) {
  const sent = stubApi({ ...HOME, ...answers });
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
  const writes = () => sent.filter(({ call }) => !call.startsWith("GET"));
  return { writes, address: () => history.location.href };
}

const line = (card: string) =>
  screen.getAllByRole("listitem").find((item) => within(item).queryByRole("link", { name: card }));

beforeEach(() => {
  localStorage.clear();
  session.set("in");
  stubWindow(1440);
});
afterEach(() => {
  closeDesks();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("comparing", () => {
  it("says which parts of a deck in the address name no card", async () => {
    const right = encodeURIComponent(`?name=Broken#${DOLL}=2;abc=1`);
    show(`/diff/Aguns0001/deck?right=${right}`);
    expect(
      await screen.findByText("1 part of this link is not understood and left out: abc=1"),
    ).toBeVisible();
    expect(await screen.findByRole("heading", { name: "Crypt [4 → 0]" })).toBeVisible();
  });

  it("tells what differs card by card and in all, and changes one's own deck", async () => {
    const { writes } = show("/diff/Aguns0001/Bween0001");
    expect(await screen.findByRole("heading", { name: "Crypt [4 → 3]" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Library [2 → 8]" })).toBeVisible();
    expect(line("Alan Sovereign")).toHaveTextContent("4 → 3");
    expect(line("Alan Sovereign")).toHaveTextContent("−1");
    expect(line("Govern the Unaligned")).toHaveTextContent("+6");
    expect(line("Blood Doll")).not.toHaveTextContent("→");
    fireEvent.click(screen.getByRole("radio", { name: "Missing on the left (6)" }));
    await waitFor(() => expect(line("Alan Sovereign")).toBeUndefined());
    expect(line("Govern the Unaligned")).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "One more Govern the Unaligned" }));
    expect(await screen.findByText("Missing on the left (5)")).toBeVisible();
    await waitFor(() => expect(writes()[0]?.body).toEqual({ cards: { [GOVERN]: 1 } }));
  });

  it("reads what is somebody else's", async () => {
    show("/diff/Bween0001/Aguns0001");
    expect(await screen.findByText("2 cards differ.")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^One more/ })).toBeNull();
  });

  it("says on each side why there is no deck", async () => {
    show("/diff/Agone0001/Anone0001");
    const side = async (name: string) =>
      within(await screen.findByRole("region", { name })).findByRole("alert");
    expect(await side("Left deck")).toHaveTextContent("NO DECK WITH THIS ID");
    expect(await side("Right deck")).toHaveTextContent("CONNECTION PROBLEM");
  });
});

describe("a review", () => {
  const CHANGES = `${ALAN}=4-1;${DOLL}=2+1`;

  it("is applied by the owner in one step", async () => {
    const { writes } = show(`/review/Aguns0001#${CHANGES}`);
    fireEvent.click(await screen.findByRole("button", { name: "Apply all" }));
    expect(await screen.findByText(/^2 proposed changes are in the deck already/)).toBeVisible();
    await waitFor(() => expect(writes()[0]?.body).toEqual({ cards: { [ALAN]: 3, [DOLL]: 3 } }));
    expect(writes()).toHaveLength(1);
  });

  it("is applied card by card", async () => {
    const { writes } = show(`/review/Aguns0001#${CHANGES}`);
    fireEvent.click(await screen.findByRole("button", { name: "Apply the change: Blood Doll" }));
    expect(await screen.findByText(/^1 card is to be changed/)).toBeVisible();
    await waitFor(() => expect(writes()[0]?.body).toEqual({ cards: { [DOLL]: 3 } }));
  });

  it("stands in the address, and touches no deck", async () => {
    const { writes, address } = show("/review/Bween0001");
    fireEvent.click(await screen.findByRole("button", { name: "One fewer Alan Sovereign" }));
    await waitFor(() => expect(address()).toBe(`/review/Bween0001#${ALAN}=3-1`));
    fireEvent.click(screen.getByRole("button", { name: "Drop the change: Alan Sovereign" }));
    await waitFor(() => expect(address()).toBe("/review/Bween0001"));
    expect(screen.queryByRole("button", { name: "Apply all" })).toBeNull();
    expect(writes()).toEqual([]);
  });

  it("is kept as a deck that refers to the one that it was made for", async () => {
    const { writes } = show(`/review/Bween0001#${DOLL}=2+1`, {
      "POST /api/deck": { body: { success: true, deckid: "Akept0001" } },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Keep as a deck" }));
    await waitFor(() =>
      expect(writes()[0]).toMatchObject({
        call: "POST /api/deck",
        body: { name: "Review of Weenies", reviewOf: "Bween0001", cards: { [DOLL]: 3, [ALAN]: 3 } },
      }),
    );
  });

  it("that was kept leads to the deck that it was made for, with what it proposes", async () => {
    const kept = { ...OTHERS, deckid: "Ckept0001", reviewOf: "Aguns0001" };
    const { address } = show("/review/Ckept0001", { "GET /api/deck/Ckept0001": { body: kept } });
    expect(await screen.findByRole("button", { name: "Apply all" })).toBeVisible();
    expect(address()).toBe(`/review/Aguns0001#${ALAN}=4-1;${GOVERN}=0+6`);
  });
});
