import { act, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ACCOUNT, deckResponse, listedResponse } from "../../../../test/deck-response";
import { refusal, stubApi } from "../../../../test/stub-api";
import { BARRENS, DOLL } from "../../../domain/deck/operations/operations.test.support";
import { session } from "../../session";
import { unsentEdits } from "../../unsent-edits";
import { createAnonymous, repairAnonymous } from "../commands/anonymous-decks";
import { cloneDeck, createDeck } from "../commands/deck-commands";
import { deckStoreOf } from "../deck-stores";
import { signInForHooks } from "../testing/deck-hooks.test.support";
import { asId } from "../testing/fake-browser.test.support";
import { useDeck, useDeckAfterCards } from "./use-deck";
import { useDeckEditing, useDeckEditingAfterPaint } from "./use-deck-editing";
import { decksSoFar, useDeckList } from "./use-deck-list";

const GUNS_WHOLE = deckResponse({ cards: { [DOLL]: 2 } });
const GUNS_LISTED = listedResponse({ libraryCount: 2 });
const HOME = {
  "GET /api/account": ACCOUNT,
  "GET /api/deck/Aguns0001": { body: GUNS_WHOLE },
  "GET /api/decks": { body: { decks: [GUNS_LISTED], families: {} } },
};
const saved = (rev: number) => ({ body: { success: true, rev, timestamp: "2026-01-03T00:00:00Z" } });

const { page, shown } = signInForHooks();
const guns = () =>
  shown(() => ({ deck: useDeck(asId("Aguns0001")), editing: useDeckEditing(asId("Aguns0001")) }));
const copiesIn = (result: ReturnType<typeof guns>, card: typeof DOLL) =>
  result.current.deck.status === "ready" ? result.current.deck.deck.cards.get(card) : undefined;

const one = (card: typeof DOLL, copies: number) =>
  ({ kind: "cards", copies: new Map([[card, copies]]) }) as const;

describe("a deck on the screen", () => {
  it("shows an edit at once, saves it, and takes it back", async () => {
    const sent = stubApi({ ...HOME, "PUT /api/deck/Aguns0001": [saved(2), saved(3)] });
    const result = guns();
    await waitFor(() => expect(copiesIn(result, DOLL)).toBe(2));
    act(() => result.current.editing.change(one(DOLL, 3)));
    expect(copiesIn(result, DOLL)).toBe(3);
    expect(result.current.editing.saving).toMatchObject({ state: "saving", unsent: 1 });
    await waitFor(() => expect(result.current.editing.saving.state).toBe("saved"));
    act(() => result.current.editing.undo());
    expect(copiesIn(result, DOLL)).toBe(2);
    await waitFor(() => expect(result.current.editing.saving.state).toBe("saved"));
    expect(result.current.editing).toMatchObject({ canUndo: false, canRedo: true });
    const edits = sent.filter(({ call }) => call.startsWith("PUT")).map(({ body }) => body);
    expect(edits).toEqual([{ cards: { [DOLL]: 3 } }, { cards: { [DOLL]: 2 } }]);
  });

  it("follows copies one paint later where lists read the cards themselves, and anything else at once", async () => {
    stubApi({ ...HOME, "PUT /api/deck/Aguns0001": [saved(2), saved(3)] });
    const id = asId("Aguns0001");
    const result = shown(() => ({ deck: useDeckAfterCards(id), editing: useDeckEditingAfterPaint(id) }));
    await waitFor(() => expect(copiesIn(result, DOLL)).toBe(2));
    act(() => result.current.editing.change(one(DOLL, 3)));
    expect([copiesIn(result, DOLL), result.current.editing.canUndo]).toEqual([2, false]);
    await waitFor(() => expect([copiesIn(result, DOLL), result.current.editing.canUndo]).toEqual([3, true]));
    act(() => result.current.editing.change(one(DOLL, 4)));
    act(() => result.current.editing.change({ kind: "text", field: "name", value: "Renamed" }));
    expect(result.current.deck).toMatchObject({ deck: { name: "Renamed" } });
    expect(copiesIn(result, DOLL)).toBe(4);
    await waitFor(() => expect(result.current.editing.saving.state).toBe("saved"));
  });

  it("leaves the number of unsent edits to later visits, also when the page closes before its next frame", async () => {
    stubApi({ ...HOME, "PUT /api/deck/Aguns0001": saved(2) });
    const stored = () => localStorage.getItem("methuselah.user.unsent.Anna");
    const result = guns();
    await waitFor(() => expect(copiesIn(result, DOLL)).toBe(2));
    act(() => result.current.editing.change(one(DOLL, 3)));
    expect([unsentEdits("Anna"), stored()]).toEqual([1, null]);
    window.dispatchEvent(new Event("pagehide"));
    expect(stored()).toBe("1");
    await waitFor(() => expect(result.current.editing.saving.state).toBe("saved"));
    await waitFor(() => expect(stored()).toBeNull());
  });

  it("stays the same object while an edit is stored, sent and acknowledged: nothing is rendered again", async () => {
    stubApi({ ...HOME, "PUT /api/deck/Aguns0001": [saved(2)] });
    const seen = new Set<unknown>();
    const result = shown(() => {
      const deck = useDeck(asId("Aguns0001"));
      if (deck.status === "ready") seen.add(deck.deck);
      return { deck, editing: useDeckEditing(asId("Aguns0001")) };
    });
    await waitFor(() => expect(copiesIn(result, DOLL)).toBe(2));
    seen.clear();
    act(() => result.current.editing.change(one(DOLL, 3)));
    await waitFor(() => expect(result.current.editing.saving.state).toBe("saved"));
    // As edited, and with the number and time that the server gives it.
    expect(seen.size).toBe(2);
  });

  it("goes back to what it was when the server refuses, and says why", async () => {
    stubApi({ ...HOME, "PUT /api/deck/Aguns0001": refusal(409, "locked-deck") });
    const result = guns();
    await waitFor(() => expect(copiesIn(result, DOLL)).toBe(2));
    act(() => result.current.editing.change(one(BARRENS, 1)));
    expect(copiesIn(result, BARRENS)).toBe(1);
    await waitFor(() => expect(result.current.editing.saving.state).toBe("failed"));
    expect(copiesIn(result, BARRENS)).toBeUndefined();
    const [problem] = result.current.editing.problems;
    expect(problem).toMatchObject({ code: "locked-deck", status: 409 });
    act(() => problem && result.current.editing.dismiss(problem.id));
    expect(result.current.editing.saving.state).toBe("saved");
  });

  it("reports a waiting edit although another was refused before", async () => {
    stubApi({ ...HOME, "PUT /api/deck/Aguns0001": [refusal(409, "locked-deck"), { status: 504 }] });
    const result = guns();
    await waitFor(() => expect(copiesIn(result, DOLL)).toBe(2));
    act(() => result.current.editing.change(one(BARRENS, 1)));
    await waitFor(() => expect(result.current.editing.saving.state).toBe("failed"));
    act(() => result.current.editing.change(one(DOLL, 3)));
    await waitFor(() => expect(result.current.editing.saving).toMatchObject({ state: "offline", unsent: 1 }));
    expect(result.current.editing.problems).toHaveLength(1);
  });

  it("keeps edits while there is no network, and counts them", async () => {
    const sent = stubApi({ ...HOME, "PUT /api/deck/Aguns0001": saved(2) });
    const result = guns();
    await waitFor(() => expect(copiesIn(result, DOLL)).toBe(2));
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    act(() => result.current.editing.change(one(DOLL, 4)));
    await waitFor(() => expect(result.current.editing.saving).toMatchObject({ state: "offline", unsent: 1 }));
    expect(unsentEdits("Anna")).toBe(1);
    expect(sent.filter(({ call }) => call.startsWith("PUT"))).toEqual([]);
    vi.restoreAllMocks();
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(result.current.editing.saving.state).toBe("saved"));
    expect(unsentEdits("Anna")).toBe(0);
  });

  it("says that there is none with this id", async () => {
    stubApi({ ...HOME, "GET /api/deck/Aguns0001": refusal(400, "unknown-deck") });
    const result = guns();
    await waitFor(() => expect(result.current.deck).toMatchObject({ status: "failed", problem: "unknown" }));
  });
});

describe("a deck without an owner", () => {
  it("is made at once, and mended by its maker", async () => {
    const sent = stubApi({
      "POST /api/deck": {
        body: { success: true, deckid: "Anob00001", repairUntil: "2026-01-01T00:15:00Z", ends: null },
      },
      "PUT /api/deck/Anob00001": saved(2),
    });
    const draft = { name: "Votes", author: "", description: "", tags: [], cards: new Map([[DOLL, 4]]) };
    const made = await createAnonymous(draft);
    expect(made).toEqual({ id: "Anob00001", repairUntil: "2026-01-01T00:15:00Z", ends: undefined });
    await repairAnonymous(made.id, new Map([[BARRENS, 1]]));
    expect(sent.map(({ body }) => body)).toEqual([
      { name: "Votes", author: "", description: "", tags: [], cards: { [DOLL]: 4 }, anonymous: true },
      { cards: { [BARRENS]: 1 } },
    ]);
  });
});

describe("the list", () => {
  it("shows a new deck at once, first, and under its real id later", async () => {
    const sent = stubApi({ ...HOME, "POST /api/deck": { body: { success: true, deckid: "Anew00001" } } });
    const list = shown(useDeckList);
    await waitFor(() => expect(decksSoFar(list.current).map(({ name }) => name)).toEqual(["Guns"]));
    const draft = { name: "Votes", author: "Anna", description: "", tags: [], cards: new Map([[DOLL, 4]]) };
    let id = asId("");
    await act(async () => {
      id = await createDeck(page.client, draft);
    });
    expect(decksSoFar(list.current)[0]).toMatchObject({ name: "Votes", library: 4, crypt: 0 });
    const deck = shown(() => useDeck(id));
    const of = shown(() => useDeckEditing(id).of);
    await waitFor(() => expect(decksSoFar(list.current).map((each) => each.id)).toContain("Anew00001"));
    expect([of.current, shown(() => useDeckEditing(asId("Anew00001")).of).current]).toEqual([id, id]);
    expect(deck.current).toMatchObject({ status: "ready", deck: { id: "Anew00001", name: "Votes" } });
    expect(sent.filter(({ call }) => call === "POST /api/deck")).toHaveLength(1);
  });

  it("is never shown as empty before it is known", async () => {
    stubApi(HOME);
    const seen: unknown[] = [];
    const list = shown(() => {
      const now = useDeckList();
      seen.push(now.status === "ready" ? now.decks.length : now.status);
      return now;
    });
    await waitFor(() => expect(list.current.status).toBe("ready"));
    expect([...new Set(seen)]).toEqual(["loading", 1]);
  });

  it("leaves a deleted deck out at once", async () => {
    stubApi({ ...HOME, "DELETE /api/deck/Aguns0001": { body: { success: true, removed: ["Aguns0001"] } } });
    const list = shown(useDeckList);
    await waitFor(() => expect(decksSoFar(list.current)).toHaveLength(1));
    act(() =>
      deckStoreOf(page.client).core.add({ kind: "delete", deck: asId("Aguns0001"), revision: false }),
    );
    expect(decksSoFar(list.current)).toEqual([]);
    await waitFor(() => expect(unsentEdits("Anna")).toBe(0));
    expect(decksSoFar(list.current)).toEqual([]);
  });

  it("becomes another's when another tab signs them in", async () => {
    stubApi({
      ...HOME,
      "GET /api/account": [
        ACCOUNT,
        { body: { success: true, username: "Bert", publicName: "Bert", email: null } },
      ],
      "GET /api/decks": [
        { body: { decks: [GUNS_LISTED], families: {} } },
        { body: { decks: [], families: {} } },
      ],
    });
    const list = shown(useDeckList);
    await waitFor(() => expect(decksSoFar(list.current)).toHaveLength(1));
    const news = { key: "methuselah.session", newValue: "in 2" };
    act(() => void window.dispatchEvent(new StorageEvent("storage", news)));
    await waitFor(() => expect(list.current).toMatchObject({ status: "ready", decks: [] }));
  });

  it("belongs to no user for a visitor", () => {
    session.set("out");
    stubApi({});
    expect(shown(useDeckList).current.status).toBe("signed-out");
  });

  it.each([
    ["Bert", "Votes [by Bert]"],
    ["", "Votes"],
  ])("names a copy after the deck and its author %j", async (author, name) => {
    stubApi({ ...HOME, "POST /api/deck": { body: { success: true, deckid: "Anew00001" } } });
    const list = shown(useDeckList);
    const draft = { name: "Votes", author, description: "", tags: ["vote"], cards: new Map() };
    await waitFor(() => expect(list.current.status).toBe("ready"));
    await act(() => cloneDeck(page.client, draft));
    expect(decksSoFar(list.current)[0]).toMatchObject({ name, author: "Anna", tags: ["vote"] });
    await waitFor(() => expect(unsentEdits("Anna")).toBe(0));
  });

  it("cuts what is longer than the server keeps: it would refuse the deck as a whole", async () => {
    const sent = stubApi({ ...HOME, "POST /api/deck": { body: { success: true, deckid: "Anew00001" } } });
    const list = shown(useDeckList);
    const author = "Patrizio Zippone (heavily based on the winning deck of Guillaume Lefebvre)";
    const draft = { name: "Votes", author, description: "", tags: [], cards: new Map([[DOLL, 1998]]) };
    await waitFor(() => expect(list.current.status).toBe("ready"));
    await act(() => createDeck(page.client, draft));
    await waitFor(() => expect(unsentEdits("Anna")).toBe(0));
    const [made] = sent.filter(({ call }) => call === "POST /api/deck");
    expect(made?.body).toMatchObject({ author: author.slice(0, 64), cards: { [DOLL]: 999 } });
  });
});
