import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { buildPrecon } from "../domain/deck/precon";
import { asDeckId } from "../domain/deck/url/deck-route";
import { SAMPLE_SETS } from "../domain/samples/bases";
import { rememberRecentDeck, useRecentDecks } from "./recent-decks";
import { session } from "./session";
import { clearUserData } from "./user-data";

const precon = buildPrecon(asDeckId("V5:PTr"), SAMPLE_SETS, { decks: { "V5:PTr": {} } });
const look = (id: string, facts: object = {}) =>
  act(() => {
    if (precon) rememberRecentDeck({ ...precon, id: asDeckId(id), name: `Deck ${id}`, ...facts });
  });
const recent = () => renderHook(() => useRecentDecks()).result;

beforeEach(() => {
  localStorage.clear();
  session.set("in");
});

it("shows what was looked at, the newest first, and nothing of one's own", () => {
  const list = recent();
  look("Ab3dEf6hI");
  look("2k8emmgp");
  look("Zz9zZz9zZ", { isAuthor: true });
  look("V5:PTr");
  look("Ab3dEf6hI");
  expect(list.current.map(({ id }) => id)).toEqual(["Ab3dEf6hI", "2k8emmgp"]);
});

it("goes with the person who signs out", () => {
  const list = recent();
  look("Ab3dEf6hI");
  act(() => {
    void clearUserData(() => false);
    session.set("out");
  });
  expect(list.current).toEqual([]);
  expect(JSON.stringify({ ...localStorage })).not.toContain("Ab3dEf6hI");
});

it.each(["", "no JSON", "{}", "[7]", '[{"id":7}]'])("reads %j as an empty list", (text) => {
  localStorage.setItem("methuselah.user.recent-decks", text);
  expect(recent().current).toEqual([]);
});
