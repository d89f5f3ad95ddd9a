import { expect, test } from "vitest";
import { sampleCryptBase, sampleLibraryBase } from "../src/domain/samples/bases.ts";
import { BadQuery, matchingIds } from "./answer.ts";

const bases = { crypt: sampleCryptBase, library: sampleLibraryBase };

test("answers with ascending ids", () => {
  expect(matchingIds(bases, "crypt", '{"clan":{"value":["brujah"]}}')).toEqual([
    201362, 201363, 201458, 201613,
  ]);
  expect(matchingIds(bases, "library", '{"blood":{"blood":"1","moreless":"eq"}}')).toEqual([
    100119, 100518, 100618, 100845,
  ]);
});

test.each([
  ["{", "q: { is not JSON"],
  ['{"clam":1}', "clam: clam is not a key of this search"],
  ['{"clan":{"value":["bruja"]}}', "clan.value[0]: bruja is not a valid value"],
  ['{"set":{"value":["V6"]}}', "set.value[0]: V6 is not a valid value"],
  ['{"text":[{"value":"(","regex":true}]}', "text[0].value: ( is not a valid regular expression"],
  ['{"traits":{"non-twd":true}}', "traits.non-twd: non-twd is not in this data"],
  ["[]", "q: [] has the wrong shape"],
])("rejects %s", (q, message) => {
  expect(() => matchingIds(bases, "crypt", q)).toThrow(new BadQuery(message));
});
