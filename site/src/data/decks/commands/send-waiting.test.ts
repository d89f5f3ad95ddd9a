import { expect, test } from "vitest";
import { flushTasks } from "../testing/fake-browser.test.support";
import { unsent } from "../testing/open-deck.test.support";
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
