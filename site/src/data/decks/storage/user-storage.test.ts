import { expect, test } from "vitest";
import { closable, memoryStorage } from "./user-storage";

test("nothing is stored after the user has logged out, and no failure is reported", async () => {
  const entries = new Map<string, unknown>([["deck", 1]]);
  let closed = false;
  const storage = closable(memoryStorage(entries), () => closed);
  await storage.updateMany(["deck", "other"], (key) => key);
  expect([...entries]).toEqual([
    ["deck", "deck"],
    ["other", "other"],
  ]);
  closed = true;
  await storage.updateMany(["deck", "third"], () => "late");
  expect(await storage.update("deck", () => "late")).toBe("late");
  expect([...entries.values()]).toEqual(["deck", "other"]);
});
