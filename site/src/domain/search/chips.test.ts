import fc from "fast-check";
import { expect, describe as group, test } from "vitest";
import { anyQuery } from "./any-query.test.support";
import { formOf } from "./criteria";

group.each(["crypt", "library"] as const)("%s chips", (kind) => {
  test("can be removed one by one in any order, which leaves nothing", () => {
    fc.assert(
      fc.property(anyQuery(kind), fc.infiniteStream(fc.nat()), (query, picks) => {
        let { value } = formOf(kind).parse(query);
        for (let left = 60; left > 0 && !formOf(kind).isEmpty(value); left--) {
          const chips = formOf(kind).describe(value);
          const chip = chips[(picks.next().value ?? 0) % chips.length];
          if (chip === undefined) throw new Error("an active search without a chip");
          value = chip.without;
        }
        expect(value).toEqual(formOf(kind).empty);
      }),
    );
  });
});

test("describes a crypt search in terms of the game", () => {
  const { value } = formOf("crypt").parse({
    text: [{ value: "sterile", in: "text", logic: "not" }],
    disciplines: { Auspex: 2, Dominate: 1 },
    disciplinesOr: [{ Celerity: 2, Potence: 1 }],
    capacity: { value: [{ capacity: "7", moreless: "le" }], logic: "or" },
    clan: { value: ["banu haqim", "no path"], logic: "not" },
    titles: { "inner circle": true, "non-titled": true },
    votes: "2",
    group: { 5: true },
    traits: { "1 bleed": true },
    set: { value: ["V5"], print: "reprint" },
  });
  expect(
    formOf("crypt")
      .describe(value)
      .map(({ phrase }) => phrase),
  ).toEqual([
    { key: "text.text.not", params: { value: "sterile" } },
    { key: "discipline.superior", params: { value: "Auspex" } },
    { key: "discipline.inferior", params: { value: "Dominate" } },
    { key: "discipline.either.mixed", params: { value: "CEL / pot" } },
    { key: "capacity.le", params: { value: 7 } },
    { key: "clan.not", params: { value: "Banu Haqim" } },
    { key: "clan.no-path.not", params: {} },
    { key: "votes.ge", params: { value: 2 } },
    { key: "title", params: { value: "Inner Circle" } },
    { key: "title.none", params: {} },
    { key: "group", params: { value: 5 } },
    { key: "trait.crypt.1-bleed", params: {} },
    { key: "set.in", params: { set: "V5" } },
    { key: "print.reprint", params: {} },
  ]);
});
