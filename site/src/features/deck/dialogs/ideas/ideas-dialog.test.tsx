import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type ApiResponse, refusal, stubApi } from "../../../../../test/stub-api";
import type { CardId } from "../../../../domain/card/card";
import { copiesOf, findCard } from "../../../../domain/deck/samples/deck-cards";
import { sampleCryptBase, sampleLibraryBase } from "../../../../domain/samples/bases";
import type { IdeaSchema, IdeasResponse } from "../../../../generated/api";
import { CardPoolProvider, setCardPool } from "../../../../ui/card/card-pool";
import { IdeasDialog } from "./ideas-dialog";

const REQUEST = "POST /api/deck/recommendation";
const DECK = { 201613: 4, 100845: 8, 100199: 0 };

const idea = (card: number, copies: number | null): IdeaSchema => ({
  card,
  copies,
  playing: 12,
  reason: { kind: "peers", clan: "Brujah", discipline: "dom", percent: 62, decks: 41, beside: [] },
});
const ANSWER: IdeasResponse = {
  crypt: [idea(200040, 1)],
  // Card 199998 is unknown; it may be newer than the page.
  library: [idea(100518, 6), idea(199998, 1), idea(100135, 2), idea(100119, null)],
  staples: false,
  learntFrom: "winners",
  evidence: { decks: 41, cards: [] },
  unknown: [],
};

afterEach(() => vi.unstubAllGlobals());

function Editable({ readOnly }: { readonly readOnly: boolean }) {
  const [cards, setCards] = useState(() => copiesOf(DECK));
  const onCopies = (card: CardId, copies: number) => setCards(new Map([...cards, [card, copies]]));
  return (
    <IdeasDialog
      deck={{ name: "Dolls", cards }}
      crypt={sampleCryptBase()}
      library={sampleLibraryBase()}
      overlay={null}
      nameOf={(id) => findCard(id)?.displayName ?? String(id)}
      onCopies={readOnly ? undefined : onCopies}
      onClose={() => {}}
    />
  );
}

function start(answer: ApiResponse | ApiResponse[], { readOnly = false } = {}) {
  const sent = stubApi({ [REQUEST]: answer });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
  render(
    <QueryClientProvider client={client}>
      <CardPoolProvider>
        <Editable readOnly={readOnly} />
      </CardPoolProvider>
    </QueryClientProvider>,
  );
  return sent;
}

const names = (list: string) =>
  within(screen.getByRole("list", { name: list }))
    .getAllByRole("listitem")
    .map((item) => within(item).getAllByRole("link")[0]?.textContent);

describe("card ideas", () => {
  it("requests ideas for the played cards, and shows them by type", async () => {
    const sent = start({ body: ANSWER });
    await screen.findByRole("list", { name: "Crypt" });
    expect(sent.map(({ body }) => body)).toEqual([{ cards: { 201613: 4, 100845: 8 } }]);
    expect(names("Crypt")).toEqual(["Alan Sovereign"]);
    expect(names("Master")).toEqual(["The Barrens"]);
    expect(names("Reaction")).toEqual(["Deflection"]);
    const headings = screen.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(["Master", "Action Modifier", "Reaction"]);
    const deflection = screen.getByRole("list", { name: "Reaction" });
    expect(deflection).toHaveTextContent(/In 62% of Brujah decks with Dominate .* · usually 6 copies/);
    expect(screen.getByRole("list", { name: "Action Modifier" })).not.toHaveTextContent("usually");
  });

  it("adds the usual copies and removes them, and announces that", async () => {
    start({ body: ANSWER });
    fireEvent.click(await screen.findByRole("button", { name: "Add 6 Deflection" }));
    const copies = screen.getByRole("spinbutton", { name: "Copies of Deflection" });
    expect(copies).toHaveValue("6");
    expect(screen.getByText("6 × Deflection")).toHaveAttribute("role", "status");
    expect(screen.getByRole("button", { name: "Add 1 Awe" })).toBeVisible();
    const out = within(screen.getByRole("list", { name: "Reaction" })).getByText("Remove");
    fireEvent.click(out);
    expect(screen.getByRole("button", { name: "Add 6 Deflection" })).toBeVisible();
  });

  it("stays the same while the deck changes, until the next request", async () => {
    const sent = start([{ body: ANSWER }, { body: { ...ANSWER, library: [] } }]);
    fireEvent.click(await screen.findByRole("button", { name: "Add 6 Deflection" }));
    expect(sent).toHaveLength(1);
    fireEvent.click(screen.getByRole("button", { name: "Refresh for the current deck" }));
    expect(await screen.findByText("No ideas for the library.")).toBeVisible();
    expect(sent[1]?.body).toEqual({ cards: { 201613: 4, 100845: 8, 100518: 6 } });
  });

  it("offers nothing to add to a read-only deck", async () => {
    start({ body: ANSWER }, { readOnly: true });
    expect(await screen.findByText("Deflection")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Add/ })).toBeNull();
    expect(screen.queryByRole("spinbutton")).toBeNull();
  });

  it("leaves out illegal cards in limited mode", async () => {
    setCardPool(({ id }) => id !== 100518);
    start({ body: ANSWER });
    expect(await screen.findByRole("list", { name: "Master" })).toBeVisible();
    expect(screen.queryByRole("list", { name: "Reaction" })).toBeNull();
    act(() => setCardPool(undefined));
    expect(screen.getByRole("list", { name: "Reaction" })).toBeVisible();
  });

  it("says that there are no ideas", async () => {
    start({ body: { ...ANSWER, crypt: [], library: [] } });
    expect(await screen.findByText("No ideas for the crypt.")).toBeVisible();
    expect(screen.getByText("No ideas for the library.")).toBeVisible();
    expect(screen.queryByText("Loading…")).toBeNull();
  });

  it("shows the data behind its ideas", async () => {
    start({ body: { ...ANSWER, staples: true, learntFrom: "products", unknown: ["199997"] } });
    expect(await screen.findByText(/^The deck is empty/)).toBeVisible();
    expect(screen.getByText(/^This site has no winning decks/)).toBeVisible();
    expect(screen.getByText(/^1 card of the deck is unknown/)).toBeVisible();
  });

  it.each([
    [{ status: 500 }, "CONNECTION PROBLEM"],
    [refusal(503, "nothing-learnt"), "CONNECTION PROBLEM"],
    [refusal(429, "throttled", { retryAfter: 60 }), "Too many requests. Try again in an hour."],
  ])("reports the failure %o, and tries again", async (problem, words) => {
    start([problem, { body: ANSWER }]);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText("Loading…")).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
    expect(await screen.findByRole("list", { name: "Crypt" })).toBeVisible();
    expect(screen.queryByText(words)).toBeNull();
  });

  it("says that it is offline", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    start({ body: ANSWER });
    expect(await screen.findByText("OFFLINE: card ideas come from the server.")).toBeVisible();
    vi.restoreAllMocks();
  });
});
