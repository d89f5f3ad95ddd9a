import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { asDeckId } from "../domain/deck/url/deck-route";
import { rememberCurrentDeck, useCurrentDeckId } from "./current-deck";
import { session } from "./session";
import { clearUserData } from "./user-data";

const GUNS = asDeckId("Aguns0001");
const WEENIES = asDeckId("Aween0001");

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it("is the deck that was remembered last, in every place that shows it", () => {
  const one = renderHook(useCurrentDeckId).result;
  const other = renderHook(useCurrentDeckId).result;
  expect(one.current).toBeUndefined();
  act(() => rememberCurrentDeck(GUNS));
  act(() => rememberCurrentDeck(WEENIES));
  expect([one.current, other.current]).toEqual([WEENIES, WEENIES]);
});

it("goes with the person it belongs to", async () => {
  rememberCurrentDeck(GUNS);
  await clearUserData(() => false);
  expect(renderHook(useCurrentDeckId).result.current).toBeUndefined();
});

it("lasts as long as the page and the session where storage is refused", () => {
  const refuse = () => {
    throw new Error("refused");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  session.set("in");
  rememberCurrentDeck(GUNS);
  expect(renderHook(useCurrentDeckId).result.current).toBe(GUNS);
  session.set("out");
  expect(renderHook(useCurrentDeckId).result.current).toBeUndefined();
});
