import { expect, it } from "vitest";
import { nextMarker, nextType } from "./next-type";

it("takes the types of a deck in turn", () => {
  expect([nextType("virtual"), nextType("flexible"), nextType("fixed")]).toEqual([
    "flexible",
    "fixed",
    "virtual",
  ]);
});

it.each([
  ["flexible", ["fixed", "virtual", undefined]],
  ["fixed", ["virtual", "flexible", undefined]],
] as const)(
  "takes the markers of a card in a %s deck in turn, and none for the type of the deck",
  (ofDeck, expected) => {
    const first = nextMarker(undefined, ofDeck);
    const second = nextMarker(first, ofDeck);
    expect([first, second, nextMarker(second, ofDeck)]).toEqual(expected);
  },
);
