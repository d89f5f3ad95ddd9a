import { afterEach, expect, it, vi } from "vitest";
import { mapInSlices } from "./map-in-slices";

afterEach(() => void vi.restoreAllMocks());

it.each([0, 1, 31, 32, 33, 1000])("converts %i items in their order", async (count) => {
  const items = Array.from({ length: count }, (_, at) => at * 2);
  expect(await mapInSlices(items, (item, index) => [item, index])).toEqual(
    items.map((item, index) => [item, index]),
  );
});

it("lets the page go on in between when it takes long", async () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const doneAtTask: number[] = [];
  const items = Array.from({ length: 100 }, (_, at) => at);
  const all = mapInSlices(items, (item) => {
    now += 1;
    return item;
  });
  doneAtTask.push(now);
  const watch = setInterval(() => doneAtTask.push(now));
  expect(await all).toEqual(items);
  clearInterval(watch);
  expect(doneAtTask).toContain(32);
  expect(doneAtTask).not.toContain(100);
});

it("fails with what the conversion throws", async () => {
  const convert = () => {
    throw new Error("no card");
  };
  await expect(mapInSlices([1], convert)).rejects.toThrow("no card");
});
