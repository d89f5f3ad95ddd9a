import { expect, it } from "vitest";
import { similarFilter } from "./similar";

it.each([
  ["2024bmec", "2024bmec"],
  ["deck", "deck"],
  ["deck?name=Guns#200011=2", "deck…"],
  ["deck#200011=2", "deck…"],
])("names the deck %s as %s", (id, shown) => {
  expect(similarFilter.parse(id)).toEqual({ value: id, problems: [] });
  expect(similarFilter.describe(id)[0]?.phrase.params).toEqual({ deck: shown });
});
