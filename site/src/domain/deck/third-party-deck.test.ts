import { expect, test } from "vitest";
import { thirdPartyDeck } from "./third-party-deck";

const IDS = { "12": 200041, "13": 100006, "14": 100006, "15": 42 };
const ANSWER = {
  name: "Guns",
  author: "Ann",
  description: "Shoots.",
  cards: { "12": 3, "13": 2, "14": 1, "15": 1, "99": 4 },
  versions: [{ comments: "More guns", cards: { "13": 8 } }],
};

test("several cards of theirs may be one of ours; unknown cards become bad lines", () => {
  const { draft, bad } = thirdPartyDeck(ANSWER, IDS);
  expect(draft).toMatchObject({ name: "Guns", author: "Ann", description: "Shoots." });
  expect([...draft.cards]).toEqual([
    [200041, 3],
    [100006, 3],
  ]);
  expect(bad).toEqual([
    { line: 1, text: "1x #15", problem: "name" },
    { line: 2, text: "4x #99", problem: "name" },
  ]);
});

test("an unknown card of a version is mentioned in the description of the revision", () => {
  const versions = [{ comments: "", cards: { "13": 1, "99": 4, "15": 2 } }];
  const [revision] = thirdPartyDeck({ ...ANSWER, versions }, IDS).revisions;
  expect(revision?.description).toBe("Shoots.\n\n2x #15\n4x #99");
});

test("a version becomes a revision with its comments below the description", () => {
  const [revision] = thirdPartyDeck(ANSWER, IDS).revisions;
  expect(revision?.description).toBe("Shoots.\n\nMore guns");
  expect([...(revision?.cards ?? [])]).toEqual([[100006, 8]]);
});
