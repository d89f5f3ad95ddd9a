import fc from "fast-check";
import { expect, it } from "vitest";
import { asDeckId, formatDeckId, idInUrl, readDeckRoute } from "./deck-route";

const OLD = "Ab3dEf6hI0123456789abcdef0123456";

it.each([
  ["", [], { kind: "none" }],
  ["deck", [], { kind: "in-url" }],
  ["V5:PTr", [], { kind: "precon", id: "V5:PTr" }],
  ["FoL:", [], { kind: "precon", id: "FoL:" }],
  ["playtest:First_Round_Deck", [], { kind: "precon", id: "playtest:First Round Deck" }],
  [OLD, [], { kind: "redirect", id: "Ab3dEf6hI" }],
  ["4b69e90e4b69e90e4b69e90e4b69e90e", [], { kind: "redirect", id: "4b69e90e4" }],
  ["2k8-spring-cup-of-lyon-and-villeu", [], { kind: "archive", id: "2k8-spring-cup-of-lyon-and-villeu" }],
  ["2k8springcupoflyonandvilleurban1", [], { kind: "archive", id: "2k8springcupoflyonandvilleurban1" }],
  [OLD, [OLD], { kind: "own", id: OLD }],
  ["Ab3dEf6hI", [], { kind: "server", id: "Ab3dEf6hI" }],
  ["Ab3dEf6hI", ["Ab3dEf6hI"], { kind: "own", id: "Ab3dEf6hI" }],
  ["new-1", ["new-1"], { kind: "own", id: "new-1" }],
  ["new-1", [], { kind: "archive", id: "new-1" }],
  ["2k8emmgp", [], { kind: "archive", id: "2k8emmgp" }],
  ["a_b_c_d_e", [], { kind: "archive", id: "a_b_c_d_e" }],
] as const)("reads %j if %j are own decks", (id, own: readonly string[], route) => {
  expect(readDeckRoute(id, (one) => own.includes(one))).toEqual(route);
});

it.each([
  ["", "100199=4;200076=1", "deck"],
  ["", "", ""],
  ["", "top", ""],
  ["V5:PTr", "100199=4", "V5:PTr"],
])("the id of %j with the hash %j: %j", (id, hash, expected) => {
  expect(idInUrl(id, hash)).toBe(expected);
});

it("is restored to the id of the precon", () => {
  const text = fc.stringMatching(/^[A-Za-z0-9 ]{0,12}$/);
  fc.assert(
    fc.property(text, text, (set, precon) => {
      const id = asDeckId(`${set}:${precon}`);
      expect(readDeckRoute(formatDeckId(id), () => false)).toEqual({ kind: "precon", id });
    }),
  );
});
