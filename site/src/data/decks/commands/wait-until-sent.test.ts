import { expect, test } from "vitest";
import { DOLL } from "../../../domain/deck/operations/operations.test.support";
import { OfflineError, type SendToApi } from "../../api";
import { createDeckStore } from "../store/deck-store";
import { changeDeck } from "../store/edit-history";
import { flushTasks } from "../testing/fake-browser.test.support";
import { down, one, openDeck, unsent } from "../testing/open-deck.test.support";
import { waitUntilSent } from "./wait-until-sent";

test("edits that wait since the server was down are sent, however long the pause still is", async () => {
  const { call, deck, open, stored } = await openDeck();
  let line: SendToApi = down;
  const core = await open((...sent) => line(...sent));
  changeDeck(core, deck, one(DOLL, 2));
  await flushTasks();
  await expect(waitUntilSent(createDeckStore(core), deck)).rejects.toThrow(OfflineError);
  line = call;
  expect(await waitUntilSent(createDeckStore(core), deck)).toBe(deck);
  expect([stored(), unsent(core)]).toEqual([{ [DOLL]: 2 }, 0]);
});
