import { expect, test } from "vitest";
import { fold, squash } from "./fold";

test.each([
  ["Rötschreck", "rotschreck"],
  ["Bolesław", "boleslaw"],
  ["Ginés Quiñonero", "gines quinonero"],
  ["ŒUVRE", "oeuvre"],
  [".44 MAGNUM", ".44 magnum"],
])("folds %s", (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test("keeps letters and digits only", () => {
  expect(squash(".44 Magnum: “Kpist” m/45")).toBe("44magnumkpistm45");
});
