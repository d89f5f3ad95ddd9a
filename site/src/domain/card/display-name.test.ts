import { expect, it } from "vitest";
import { displayName } from "./display-name";

it.each([
  ["Barrens, The", "", "The Barrens"],
  ["Theo Bell", "G6", "Theo Bell (G6)"],
  ["Unnamed, The", "G6 ADV", "The Unnamed (G6 ADV)"],
  ["Pentex(TM) Subversion", "", "Pentex™ Subversion"],
])("shows %s with the suffix %j as %s", (name, suffix, shown) => {
  expect(displayName(name, suffix)).toBe(shown);
});
