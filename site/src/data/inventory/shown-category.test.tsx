import { afterEach, expect, it } from "vitest";
import { shownCategory } from "./shown-category";

const KEY = "methuselah.inventory-category";
afterEach(() => shownCategory.set("all"));

it("is remembered on the device", () => {
  shownCategory.set("problems");
  expect(localStorage.getItem(KEY)).toBe("problems");
});

it.each([
  ["owned", "owned"],
  ["yours", "all"],
  [null, "all"],
])("follows other tabs: %s", (stored, shown) => {
  shownCategory.set("problems");
  dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: stored }));
  expect(shownCategory.get()).toBe(shown);
});
