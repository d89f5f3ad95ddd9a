import { expect, test } from "vitest";
import { DOLL } from "../../../domain/deck/operations/operations.test.support";
import { changeDeck } from "../store/edit-history";
import { flushTasks } from "../testing/fake-browser.test.support";
import { one, unsent } from "../testing/open-deck.test.support";
import { twoTabs } from "../testing/two-tabs.test.support";
import { deleteAt } from "./deletion";
import { sendWaiting } from "./send-waiting";

test("a server that does not answer holds a logout up for three seconds at most", async () => {
  const { ids, open, pass, silence } = await twoTabs();
  const waits: number[] = [];
  const tab = await open((ms) => waits.push(ms));
  silence();
  deleteAt(tab, { decks: ids.slice(0, 1), revisions: [] });
  let ended = false;
  const sending = sendWaiting(tab).then(() => {
    ended = true;
  });
  await flushTasks();
  expect([ended, waits.includes(3000)]).toEqual([false, true]);
  await pass(3000);
  await sending;
  expect(unsent(tab)).toBe(1);
});

test("a connection that was down is tried again before a logout, and no longer than that", async () => {
  const { server, tabs, ids, setOnline } = await twoTabs();
  const [tab] = tabs;
  const [deck] = ids;
  if (deck === undefined) throw new Error("There is no deck");
  setOnline(false);
  changeDeck(tab, deck, one(DOLL, 3));
  await flushTasks();
  expect(tab.syncWorker.connection.get()).toBe("down");
  await sendWaiting(tab);
  expect(unsent(tab)).toBe(1);
  setOnline(true);
  await sendWaiting(tab);
  expect([unsent(tab), server.decks.get(deck)?.cards]).toEqual([0, { [DOLL]: 3 }]);
});
