import { describe, expect, it } from "vitest";
import { asDeckId } from "./deck-address";
import { family, ids, listed } from "./decks.test.support";
import { deckEntries, isMain } from "./families";
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
  it("shows one entry per family, the one edited last first, and no public copies", () => {
    expect(ids(deckEntries(DECKS).map(({ main }) => main))).toEqual(["kiasyd 2", "bleed", "secret", "old"]);
  });

  it("orders decks of one moment by name", () => {
    const twins = [listed("Wall"), listed("Ánanas"), listed("rush")];
    expect(ids(deckEntries(twins).map(({ main }) => main))).toEqual(["Ánanas", "rush", "Wall"]);
  });

  it("opens the revision edited last", () => {
    const [first] = deckEntries(DECKS);
    expect(first?.latest.id).toBe("kiasyd 1");
    expect(ids(first?.revisions ?? [])).toEqual(["kiasyd 1", "kiasyd 2"]);
  });

  it("leaves a deck alone whose revisions are not listed", () => {
    const lone = listed("lone", { family: family("lone", "lone", "gone") });
    expect(ids(deckEntries([lone])[0]?.revisions ?? [])).toEqual(["lone"]);
  });

  it("knows main decks", () => {
    expect(ids(DECKS.filter(isMain))).toEqual(["bleed", "kiasyd 2", "old", "secret", "published"]);
  });
});

describe("deckAfter", () => {
  const OF_WALL = family("wall 2", "wall 1", "wall 2", "wall 3", "wall 4");
  const walls = OF_WALL?.members.map((id) => listed(id, { family: OF_WALL })) ?? [];
  it.each([
    ["kiasyd 1", ["kiasyd 1"], "kiasyd 2"],
    ["kiasyd 2", ["kiasyd 2"], "kiasyd 1"],
    // The next in the list that is not hidden, the last one before it at the end, the one after several.
    ["kiasyd 2", ["kiasyd 1", "kiasyd 2"], "bleed"],
    ["bleed", ["bleed"], "old"],
    ["old", ["old"], "bleed"],
    ["bleed", ["kiasyd 1", "kiasyd 2", "bleed"], "old"],
    ["wall 1", ["wall 1"], "wall 2"],
    // The server makes the last of the rest the master, whichever was edited last.
    ["wall 2", ["wall 2"], "wall 4"],
    ["wall 4", ["wall 4", "wall 2"], "wall 3"],
  ])("after %s of %j is %s", (shown, deleted, next) => {
    const gone = new Set(deleted.map(asDeckId));
    expect(deckAfter(shown.startsWith("wall") ? walls : DECKS, asDeckId(shown), gone)).toBe(next);
  });

  it("is none when all go", () => {
    const all = new Set(ids(DECKS).map(asDeckId));
    expect(deckAfter(DECKS, asDeckId("bleed"), all)).toBeUndefined();
  });
});
