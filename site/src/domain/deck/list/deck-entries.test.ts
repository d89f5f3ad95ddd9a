import { describe, expect, it } from "vitest";
import { asDeckId } from "../url/deck-route";
import { deckEntries, isCurrent } from "./deck-entries";
import { family, ids, listed } from "./decks.test.support";
import { deckAfter } from "./next-deck";

const OF_KIASYD = family("kiasyd 2", "kiasyd 1", "kiasyd 2");
const DECKS = [
  listed("bleed", { changed: "2026-03-01T00:00:00Z" }),
  listed("kiasyd 1", { family: OF_KIASYD, changed: "2026-05-01T00:00:00Z" }),
  listed("kiasyd 2", { family: OF_KIASYD, changed: "2026-02-01T00:00:00Z" }),
  listed("old", { changed: "2025-01-01T00:00:00Z" }),
  listed("secret", { hidden: true, changed: "2025-06-01T00:00:00Z" }),
  listed("published", { publicParent: asDeckId("bleed"), changed: "2026-06-01T00:00:00Z" }),
];

describe("deckEntries", () => {
  it("has one entry per revision group, the last edited first, without public copies", () => {
    expect(ids(deckEntries(DECKS).map(({ current }) => current))).toEqual([
      "kiasyd 2",
      "bleed",
      "secret",
      "old",
    ]);
  });

  it("sorts decks with equal times by name", () => {
    const twins = [listed("Wall"), listed("Ánanas"), listed("rush")];
    expect(ids(deckEntries(twins).map(({ current }) => current))).toEqual(["Ánanas", "rush", "Wall"]);
  });

  it("opens the revision edited last", () => {
    const [first] = deckEntries(DECKS);
    expect(first?.latest.id).toBe("kiasyd 1");
    expect(ids(first?.revisions ?? [])).toEqual(["kiasyd 1", "kiasyd 2"]);
  });

  it("keeps a deck whose revisions are not listed", () => {
    const lone = listed("lone", { family: family("lone", "lone", "gone") });
    expect(ids(deckEntries([lone])[0]?.revisions ?? [])).toEqual(["lone"]);
  });

  it("recognizes current revisions", () => {
    expect(ids(DECKS.filter(isCurrent))).toEqual(["bleed", "kiasyd 2", "old", "secret", "published"]);
  });
});

describe("deckAfter", () => {
  const OF_WALL = family("wall 2", "wall 1", "wall 2", "wall 3", "wall 4");
  const walls = OF_WALL?.members.map((id) => listed(id, { family: OF_WALL })) ?? [];
  it.each([
    ["kiasyd 1", ["kiasyd 1"], "kiasyd 2"],
    ["kiasyd 2", ["kiasyd 2"], "kiasyd 1"],
    // The next visible deck in the list, the previous one at the end, the one after several deleted.
    ["kiasyd 2", ["kiasyd 1", "kiasyd 2"], "bleed"],
    ["bleed", ["bleed"], "old"],
    ["old", ["old"], "bleed"],
    ["bleed", ["kiasyd 1", "kiasyd 2", "bleed"], "old"],
    ["wall 1", ["wall 1"], "wall 2"],
    // The server makes the last remaining revision the current one, whichever was edited last.
    ["wall 2", ["wall 2"], "wall 4"],
    ["wall 4", ["wall 4", "wall 2"], "wall 3"],
  ])("after %s of %j is %s", (shown, deleted, next) => {
    const removed = new Set(deleted.map(asDeckId));
    expect(deckAfter(shown.startsWith("wall") ? walls : DECKS, asDeckId(shown), removed)).toBe(next);
  });

  it("is undefined if all are deleted", () => {
    const all = new Set(ids(DECKS).map(asDeckId));
    expect(deckAfter(DECKS, asDeckId("bleed"), all)).toBeUndefined();
  });
});
