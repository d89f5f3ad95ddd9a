import { expect, test } from "vitest";
import { sampleLibraryBase } from "../src/domain/samples/bases.ts";
import { SLOW_PATTERNS } from "../src/domain/search/shared/pattern.test.support.ts";
import { timeLimited } from "./time-limited.ts";

const { cards, english } = sampleLibraryBase();
const LIMIT = 50;

test.each(SLOW_PATTERNS)("%s is stopped at the limit", { tags: "slow" }, (value) => {
  expect(timeLimited(cards, english, LIMIT)({ value, scope: "any" })).toBe("too-slow");
});

test("an ordinary pattern returns positions", () => {
  const matches = timeLimited(cards, english)({ value: "^deflec", scope: "name" });
  expect(matches).toEqual(new Set([cards.findIndex(({ name }) => name === "Deflection")]));
});
