import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useStore } from "./store";
import { createPersistentStore, parseJson, storedText } from "./stored-text";

const KEY = "methuselah.test";
const COUNT = { parse: (text: string | null) => Number(text ?? 7), print: String };

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it("a value outlasts the page, and is the default before it is set", () => {
  const store = createPersistentStore(KEY, COUNT);
  expect(store.get()).toBe(7);
  store.set(3);
  expect(createPersistentStore(KEY, COUNT).get()).toBe(3);
});

it("a value that another tab sets or removes is shown here", () => {
  const store = createPersistentStore(KEY, COUNT);
  const { result } = renderHook(() => useStore(store));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: "5" })));
  expect(result.current).toBe(5);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "another", newValue: "6" })));
  expect(result.current).toBe(5);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: null })));
  expect(result.current).toBe(7);
});

it("a text that the storage refuses lasts until it is dropped", () => {
  const refuse = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  const text = storedText(KEY);
  text.write("kept in memory");
  expect(text.read()).toBe("kept in memory");
  text.dropUnstored();
  expect(text.read()).toBeNull();
});

it("null removes a text", () => {
  const text = storedText(KEY);
  text.write("one");
  text.write(null);
  expect([text.read(), localStorage.length]).toEqual([null, 0]);
});

it.each([
  [null, undefined],
  ["", undefined],
  ["no JSON", undefined],
  ["null", undefined],
  ["0", 0],
  ['{"a":1}', { a: 1 }],
])("reads %j as %j", (text, value) => {
  expect(parseJson(text)).toEqual(value);
});
