import { expect, test } from "vitest";
import { closable, memoryStorage } from "./user-storage";

test("nothing is stored after the user has logged out, and no failure is reported", async () => {
  const kept = new Map<string, unknown>([["deck", 1]]);
  let gone = false;
  const storage = closable(memoryStorage(kept), () => gone);
  await storage.updateMany(["deck", "other"], (key) => key);
  expect([...kept]).toEqual([
    ["deck", "deck"],
    ["other", "other"],
  ]);
  gone = true;
  await storage.updateMany(["deck", "third"], () => "late");
  expect(await storage.update("deck", () => "late")).toBe("late");
  expect([...kept.values()]).toEqual(["deck", "other"]);
});
