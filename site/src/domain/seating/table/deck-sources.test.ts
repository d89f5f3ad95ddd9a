import { expect, it } from "vitest";
import { ALL_STANDARD, addCustomDeck, drawableDecks, takenOver, toggleStandard } from "./deck-sources";

it("puts a new deck on top, switched on, and ignores blank text", () => {
  const one = addCustomDeck(ALL_STANDARD, "  My Guns ");
  const two = addCustomDeck(one, "My Wall");
  expect(two.custom).toEqual([
    { name: "My Wall", enabled: true },
    { name: "My Guns", enabled: true },
  ]);
  expect(addCustomDeck(two, " \t ")).toBe(two);
  expect(addCustomDeck(two, "my guns").custom.map(({ name }) => name)).toEqual(["my guns", "My Wall"]);
});

it("switches standard decks off and on", () => {
  const without = toggleStandard(toggleStandard(ALL_STANDARD, 4), 0);
  expect(without.standardOff).toEqual([0, 4]);
  expect(drawableDecks(without)).toHaveLength(31);
  expect(toggleStandard(toggleStandard(without, 0), 4)).toEqual(ALL_STANDARD);
});

it("takes the decks of a link over, and keeps own ones switched off", () => {
  const linked = addCustomDeck({ ...ALL_STANDARD, useStandard: false }, "Theirs");
  const own = addCustomDeck(addCustomDeck(ALL_STANDARD, "theirs"), "Mine");
  const taken = takenOver(linked, own);
  expect(taken.custom).toEqual([
    { name: "Theirs", enabled: true },
    { name: "Mine", enabled: false },
  ]);
  expect(drawableDecks(taken)).toEqual(drawableDecks(linked));
});
