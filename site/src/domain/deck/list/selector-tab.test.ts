import { expect, it } from "vitest";
import { initialTab } from "./selector-tab";

it.each([
  ["precons if no deck is shown", "", false, "precons"],
  ["precons for a precon", "V5:PTr", false, "precons"],
  ["precons for a set that is a single product", "FoL:", false, "precons"],
  ["my decks for one of them", "Ab3dEf6hI", true, "mine"],
  ["my decks for one that is not on the server yet", "new-1", true, "mine"],
  ["recent for a deck of someone else", "Ab3dEf6hI", false, "recent"],
  ["recent for a tournament deck", "2023zdd", false, "recent"],
  ["recent for a deck in the URL", "deck", false, "recent"],
] as const)("opens %s", (_what, id, isMine, tab) => {
  expect(initialTab({ id, isMine })).toBe(tab);
});
