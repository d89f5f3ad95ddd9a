import { describe, expect, it, test } from "vitest";
import type { Format } from "../../generated/published";
import { contract, contractCards } from "../archive/contract-cards.test.support";
import { SAMPLE_SETS } from "../samples/bases";
import { publishedFormat, publishedPool } from "./published-formats";

interface Vector {
  readonly pool: string;
  readonly rules: Pick<Format, "sets" | "allowed" | "banned">;
  readonly in: readonly number[];
  readonly out: readonly number[];
}

const [standard] = SAMPLE_SETS.formats ?? [];
if (standard === undefined) throw new Error("The sample has no formats");
const { find } = contractCards("legality-cards.json");

// tests/contract/test_legality.py reads the same file.
test.each(contract<readonly Vector[]>("format-pools.json"))("$pool", ({ rules, in: ids, out }) => {
  const isIn = publishedPool({ ...standard, ...rules }) ?? (() => true);
  const found = [...ids, ...out].filter((id) => {
    const card = find(id);
    if (!card) throw new Error(`No card ${id}`);
    return isIn(card);
  });
  expect(found).toEqual(ids);
});

describe("a preset", () => {
  const preset = (rules: Vector["rules"]) =>
    publishedFormat({ ...SAMPLE_SETS, formats: [{ ...standard, id: "v5", ...rules }] }, "v5");

  it("has all sets if its format lists none", () => {
    expect([...preset({ banned: [200076] }).sets]).toEqual(Object.keys(SAMPLE_SETS.sets));
    expect([...preset({ banned: [200076] }).banned]).toEqual([200076]);
  });

  it("has the sets that its format lists", () => {
    expect([...preset({ sets: ["V5"] }).sets]).toEqual(["V5"]);
  });

  it("has no card if no format is published", () => {
    expect(publishedFormat({ ...SAMPLE_SETS, formats: [] }, "v5").sets.size).toBe(0);
  });
});
