import { act, waitFor } from "@testing-library/react";
import { useMemo } from "react";
import { describe, expect, it, vi } from "vitest";
import { ACCOUNT, deckResponse, listedResponse } from "../../../../test/deck-response";
import { stubApi } from "../../../../test/stub-api";
import { DOLL } from "../../../domain/deck/operations/operations.test.support";
import { signInForHooks } from "../testing/deck-hooks.test.support";
import { asId } from "../testing/fake-browser.test.support";
import { useDeckCards } from "./use-deck-cards";
import { decksSoFar, useDeckList } from "./use-deck-list";

const GUNS_WHOLE = deckResponse({ cards: { [DOLL]: 2 } });
const GUNS_LISTED = listedResponse({ libraryCount: 2 });
const HOME = {
  "GET /api/account": ACCOUNT,
  "GET /api/decks": { body: { decks: [GUNS_LISTED], families: {} } },
};

const { shown } = signInForHooks();

describe("the cards of decks", () => {
  it("are fetched when they are wanted, together with their number", async () => {
    const sent = stubApi({
      ...HOME,
      "POST /api/decks/batch": { body: { decks: [GUNS_WHOLE], unknown: [], left: [] } },
    });
    const ids = [asId("Aguns0001")];
    const list = shown(useDeckList);
    await waitFor(() => expect(decksSoFar(list.current)).toHaveLength(1));
    const found = shown(() => useDeckCards(ids, true));
    await waitFor(() => expect(found.current.complete).toBe(true));
    expect(found.current.cards.get(asId("Aguns0001"))?.get(DOLL)).toBe(2);
    expect(sent.filter(({ call }) => call.includes("batch")).map(({ body }) => body)).toEqual([{ ids }]);
  });

  it("are fetched when the network is back", async () => {
    const whole = { body: { decks: [GUNS_WHOLE], unknown: [], left: [] } };
    stubApi({ ...HOME, "POST /api/decks/batch": whole });
    const list = shown(useDeckList);
    await waitFor(() => expect(decksSoFar(list.current)).toHaveLength(1));
    const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const ids = [asId("Aguns0001")];
    const found = shown(() => useDeckCards(ids, true));
    await waitFor(() => expect(found.current.failed).toBe(true));
    isOnline.mockRestore();
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(found.current).toMatchObject({ complete: true, failed: false }));
  });

  it.each([
    ["all of the list", undefined],
    ["chosen ones", [asId("Aguns0001"), asId("Agone0001")]],
  ])("are complete without those of a deck that the server does not know, among %s", async (_, chosen) => {
    const gone = { ...GUNS_LISTED, deckid: "Agone0001" };
    stubApi({
      ...HOME,
      "GET /api/decks": { body: { decks: [GUNS_LISTED, gone], families: {} } },
      "POST /api/decks/batch": { body: { decks: [GUNS_WHOLE], unknown: ["Agone0001"], left: [] } },
    });
    const found = shown(() => {
      const rows = decksSoFar(useDeckList());
      const ids = useMemo(() => chosen ?? rows.map(({ id }) => id), [rows]);
      return { rows, cards: useDeckCards(ids, rows.length > 0) };
    });
    await waitFor(() => expect(found.current.cards.cards.size).toBe(1));
    await waitFor(() => expect(found.current.cards).toMatchObject({ complete: true, failed: false }));
    await waitFor(() => expect(found.current.rows.map(({ id }) => id)).toEqual(["Aguns0001"]));
    expect(found.current.cards.complete).toBe(true);
  });

  it("are fetched also if they are requested while others are being fetched", async () => {
    const other = { ...GUNS_WHOLE, deckid: "Aothr0001" };
    const whole = (...decks: object[]) => ({ body: { decks, unknown: [], left: [] } });
    stubApi({
      ...HOME,
      "GET /api/decks": {
        body: { decks: [GUNS_LISTED, { ...GUNS_LISTED, deckid: "Aothr0001" }], families: {} },
      },
      "POST /api/decks/batch": [whole(GUNS_WHOLE), whole(other)],
    });
    const list = shown(useDeckList);
    await waitFor(() => expect(decksSoFar(list.current)).toHaveLength(2));
    const [guns_, others] = [[asId("Aguns0001")], [asId("Aothr0001")]];
    const wanted = shown(() => [useDeckCards(guns_, true), useDeckCards(others, true)]);
    await waitFor(() => expect(wanted.current.map(({ complete }) => complete)).toEqual([true, true]));
  });
});
