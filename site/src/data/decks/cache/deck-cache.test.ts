import { expect, test } from "vitest";
import { deckOf } from "../../../domain/deck/operations/operations.test.support";
import { memoryStorage } from "../storage/user-storage";
import { asId } from "../testing/fake-browser.test.support";
import { createDeckCache } from "./deck-cache";

const id = asId("Adeck0001");
const first = deckOf({ id, version: 1 });
const second = deckOf({ id, version: 2 });
const third = deckOf({ id, version: 3 });

/** Two tabs with one disk. */
function tabs() {
  const storage = memoryStorage();
  const cache = () => createDeckCache(storage, (deck) => `deck ${deck}`);
  return [cache(), cache(), cache()] as const;
}

test("what one tab keeps another finds", async () => {
  const [one, other] = tabs();
  await one.put([deckOf({ id, version: 3, name: "Guns" })]);
  expect(await other.find(id)).toMatchObject({ version: 3, name: "Guns" });
});

test("an answer that comes late to one tab takes nothing of what another knows already from the disk", async () => {
  const [one, late, next] = tabs();
  await one.put([deckOf({ id, version: 3, name: "Guns" })]);
  await late.put([deckOf({ id, version: 2, name: "Sticks" }), deckOf({ id: asId("Adeck0002") })]);
  expect(await next.find(id)).toMatchObject({ version: 3, name: "Guns" });
  await late.reread([id]);
  expect(late.decks.get().get(id)).toMatchObject({ version: 3, name: "Guns" });
});

test("a deck takes the place of the one that was known, and not of one that another tab was quicker with", async () => {
  const [one, other] = tabs();
  expect(await one.replace(undefined, first)).toBe(true);
  expect(await other.find(id)).toEqual(first);
  expect(await other.replace(first, second)).toBe(true);
  expect(await one.replace(first, third)).toBe(false);
  expect(one.decks.get().get(id)).toEqual(second);
  expect(await one.replace(second, third)).toBe(true);
  await other.reread([id]);
  expect(other.decks.get().get(id)).toEqual(third);
});

test("a disk that refuses only costs the offline copy", async () => {
  const refusing = { ...memoryStorage(), update: () => Promise.reject(new Error("Full")) };
  const cache = createDeckCache(refusing, (deck) => deck);
  expect(await cache.replace(undefined, first)).toBe(true);
  const both = await Promise.all([cache.replace(first, second), cache.replace(first, third)]);
  expect(both).toEqual([true, false]);
  expect(cache.decks.get().get(id)).toEqual(second);
  const fresh = createDeckCache(refusing, (deck) => deck);
  const [isFirst] = await Promise.all([fresh.replace(undefined, first), fresh.put([second])]);
  expect(isFirst).toBe(false);
  expect(fresh.decks.get().get(id)).toEqual(second);
});
