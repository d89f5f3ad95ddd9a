import { expect, test, vi } from "vitest";
import { DOLL } from "../../../domain/deck/operations/operations.test.support";
import type { SendToApi } from "../../api";
import { flushTasks } from "../testing/fake-browser.test.support";
import { refusal } from "../testing/model-server.test.support";
import { one, openDeck } from "../testing/open-deck.test.support";
import { createDeckStore } from "./deck-store";

/** The store of one deck, and a listener of it. */
async function openStore(lineOf: (call: SendToApi) => SendToApi = (call) => call) {
  const { call, deck, open } = await openDeck();
  const core = await open(lineOf(call));
  await flushTasks();
  const deckStore = createDeckStore(core);
  const listener = vi.fn();
  deckStore.subscribe(listener);
  return { deckStore, deck, listener };
}

test("an edit, an undo and a redo call each listener once, with the new state", async () => {
  const { deckStore, deck, listener } = await openStore();
  const seen: unknown[] = [];
  listener.mockImplementation(() => {
    const { canUndo, canRedo } = deckStore.saving(deck);
    seen.push([deckStore.deck(deck)?.cards.get(DOLL), canUndo, canRedo]);
  });
  deckStore.change(deck, one(DOLL, 3));
  deckStore.undo(deck);
  deckStore.redo(deck);
  expect(seen).toEqual([
    [3, true, false],
    [undefined, false, true],
    [3, true, false],
  ]);
  await flushTasks();
});

test("an undo that finds only what the server has refused still says that nothing is left to undo", async () => {
  const { deckStore, deck, listener } = await openStore(
    (call) => (path, sent) =>
      sent?.method === "PUT" ? Promise.reject(refusal(409, "locked-deck")) : call(path, sent),
  );
  deckStore.change(deck, one(DOLL, 3));
  await flushTasks();
  expect(deckStore.saving(deck).canUndo).toBe(true);
  listener.mockClear();
  deckStore.undo(deck);
  expect(listener).toHaveBeenCalledOnce();
  expect(deckStore.saving(deck)).toMatchObject({ canUndo: false, canRedo: true, unsent: 0 });
});
