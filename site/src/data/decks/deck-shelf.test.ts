import { expect, test } from "vitest";
import { deckOf } from "../../domain/deck/operations/operations.test.support";
import { createShelf } from "./deck-shelf";
import { asId } from "./device.test.support";
import { memoryStorage } from "./user-storage";

const id = asId("Adeck0001");

/** Two tabs with one disk. */
function tabs() {
  const storage = memoryStorage();
  const shelf = () => createShelf(storage, (deck) => `deck ${deck}`);
  return [shelf(), shelf(), shelf()] as const;
}

test("what one tab keeps another finds", async () => {
  const [one, other] = tabs();
  await one.put([deckOf({ id, rev: 3, name: "Guns" })]);
  expect(await other.find(id)).toMatchObject({ rev: 3, name: "Guns" });
});

test("an answer that comes late to one tab takes nothing of what another knows already from the disk", async () => {
  const [one, late, next] = tabs();
  await one.put([deckOf({ id, rev: 3, name: "Guns" })]);
  await late.put([deckOf({ id, rev: 2, name: "Sticks" }), deckOf({ id: asId("Adeck0002") })]);
  expect(await next.find(id)).toMatchObject({ rev: 3, name: "Guns" });
  await late.reread([id]);
  expect(late.decks.get().get(id)).toMatchObject({ rev: 3, name: "Guns" });
});
