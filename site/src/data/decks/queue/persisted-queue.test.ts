import { expect, test } from "vitest";
import type { DeckOperation, OperationId } from "../../../domain/deck/operations/operation";
import { DOLL } from "../../../domain/deck/operations/operations.test.support";
import { added, EMPTY_QUEUE } from "../../../domain/deck/operations/queue";
import { memoryStorage } from "../storage/user-storage";
import { asId } from "../testing/fake-browser.test.support";
import { NO_CLOSING_EDITS } from "./closing-edits";
import { createPersistedQueue } from "./persisted-queue";
import { readQueue } from "./stored-queue";

const edit = (deck: string): DeckOperation => ({
  ...{ id: deck as OperationId, deck: asId(deck), at: 0, tried: false },
  ...{ kind: "change", change: { kind: "cards", copies: new Map([[DOLL, 2]]) } },
});

/** A queue on a page whose frames the test paints. */
function open() {
  const frames: (() => void)[] = [];
  let writes = 0;
  const storage = memoryStorage();
  const update: typeof storage.update = (key, change) => {
    writes += 1;
    return storage.update(key, change);
  };
  const queue = createPersistedQueue({
    ...{ storage: { ...storage, update }, key: "queue", page: "page", closing: NO_CLOSING_EDITS },
    afterPaint: (work) => void frames.push(work),
    onStored: () => {},
    onGone: async () => {},
  });
  const paint = () => {
    for (const work of frames.splice(0)) work();
  };
  const stored = async () => readQueue(await storage.get("queue")).operations.map(({ id }) => id);
  return { queue, paint, stored, writes: () => writes };
}

test("edits are shown at once, and stored together after the frame that shows them", async () => {
  const { queue, paint, stored, writes } = open();
  const steps = ["Aguns0001", "Aguns0002", "Aguns0003"].map((id) => queue.step(added(edit(id)), edit(id)));
  await Promise.resolve();
  expect(queue.shown.get().operations).toHaveLength(3);
  expect([await stored(), writes()]).toEqual([[], 0]);
  paint();
  await Promise.all(steps);
  expect([await stored(), writes()]).toEqual([["Aguns0001", "Aguns0002", "Aguns0003"], 1]);
});

test("what the server answers is stored without a frame", async () => {
  const { queue, writes } = open();
  await queue.step(() => EMPTY_QUEUE);
  expect(writes()).toBe(1);
});
