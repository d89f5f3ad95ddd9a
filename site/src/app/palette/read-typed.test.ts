import { expect, it } from "vitest";
import { fits, readTyped } from "./read-typed";

it("looks for actions after > and for decks after @", () => {
  expect(readTyped(" > new ")).toEqual({ scope: "actions", text: "new" });
  expect(readTyped("@guns")).toEqual({ scope: "decks", text: "guns" });
  expect(readTyped("govern")).toEqual({ scope: "all", text: "govern" });
});

it("finds a label by the beginnings of its words, in any order and without accents", () => {
  expect(fits("Búsquedas guardadas", "gua busq")).toBe(true);
  expect(fits("Random crypt card", "and")).toBe(false);
  expect(fits("New deck", "")).toBe(true);
});
