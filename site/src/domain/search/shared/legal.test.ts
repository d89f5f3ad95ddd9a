import { expect, test } from "vitest";
import { sampleCryptBase } from "../../samples/bases";
import { formOf } from "../criteria";
import { search } from "../search";

const base = sampleCryptBase();

test("what is legal depends on the day, and on the user's format", () => {
  const find = (context: object) => {
    const { value } = formOf("crypt").parse({ legal: "own" });
    const { cards, problems } = search("crypt", value, { base, texts: base.english, ...context });
    return { ids: cards.map(({ id }) => Number(id)), problems };
  };
  const ownFormat = { sets: new Set(["SV5"]), allowed: new Set(), banned: new Set() };
  expect(find({ ownFormat, today: "2025-10-26" })).toEqual({ ids: [201761], problems: [] });
  expect(find({ ownFormat, today: "2025-10-25" }).ids).toEqual([]);
  expect(find({})).toEqual({
    ids: base.cards.map(({ id }) => Number(id)),
    problems: [{ code: "not-available", path: "legal.own", value: "own" }],
  });
});
