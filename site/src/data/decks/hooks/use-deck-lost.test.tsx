import { act, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { ACCOUNT, deckResponse } from "../../../../test/deck-response";
import { stubApi } from "../../../../test/stub-api";
import { deckStoreOf } from "../deck-stores";
import { signInForHooks } from "../testing/deck-hooks.test.support";
import { asId } from "../testing/fake-browser.test.support";
import { useDeck } from "./use-deck";

const GUNS = deckResponse();

const { page, shown } = signInForHooks();

const HOME = {
  "GET /api/account": ACCOUNT,
  "GET /api/deck/Aguns0001": { body: GUNS },
  "DELETE /api/deck/Aguns0001": { body: { success: true, deckid: "Aguns0001", removed: ["Aguns0001"] } },
};

async function opened() {
  const sent = stubApi(HOME);
  const result = shown(() => useDeck(asId("Aguns0001")));
  await waitFor(() => expect(result.current.status).toBe("ready"));
  return { result, sent };
}

const UNKNOWN = { status: "failed", problem: "unknown" };

it("a deck that another tab has deleted is shown to be unknown, not to be on its way for ever", async () => {
  const { result, sent } = await opened();
  await act(() => deckStoreOf(page.client).core.fetcher.gone([asId("Aguns0001")]));
  expect(result.current).toMatchObject(UNKNOWN);
  expect(sent.filter(({ call }) => call.startsWith("GET /api/deck/"))).toHaveLength(1);
});

it("so is one that is deleted here, once the server has deleted it too", async () => {
  const { result, sent } = await opened();
  act(() => deckStoreOf(page.client).core.add({ kind: "delete", deck: asId("Aguns0001"), revision: false }));
  await waitFor(() => expect(sent.some(({ call }) => call.startsWith("DELETE"))).toBe(true));
  await waitFor(() => expect(deckStoreOf(page.client).core.queue.shown.get().operations).toEqual([]));
  expect(result.current).toMatchObject(UNKNOWN);
});
