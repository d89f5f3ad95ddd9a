import { describe, expect, it } from "vitest";
import { asDeckId } from "../url/deck-route";
import { deckEntries, isCurrent } from "./deck-entries";
import { ids, listed, revisionGroup } from "./decks.test.support";

const OF_KIASYD = revisionGroup("kiasyd 2", "kiasyd 1", "kiasyd 2");
const DECKS = [
  listed("bleed", { changed: "2026-03-01T00:00:00Z" }),
  listed("kiasyd 1", { revisionGroup: OF_KIASYD, changed: "2026-05-01T00:00:00Z" }),
  listed("kiasyd 2", { revisionGroup: OF_KIASYD, changed: "2026-02-01T00:00:00Z" }),
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
    const tied = [listed("Wall"), listed("Ánanas"), listed("rush")];
    expect(ids(deckEntries(tied).map(({ current }) => current))).toEqual(["Ánanas", "rush", "Wall"]);
  });

  it("opens the revision edited last", () => {
    const [first] = deckEntries(DECKS);
    expect(first?.latest.id).toBe("kiasyd 1");
    expect(ids(first?.revisions ?? [])).toEqual(["kiasyd 1", "kiasyd 2"]);
  });

  it("keeps a deck whose revisions are not listed", () => {
    const lone = listed("lone", { revisionGroup: revisionGroup("lone", "lone", "gone") });
    expect(ids(deckEntries([lone])[0]?.revisions ?? [])).toEqual(["lone"]);
  });

  it("recognizes current revisions", () => {
    expect(ids(DECKS.filter(isCurrent))).toEqual(["bleed", "kiasyd 2", "old", "secret", "published"]);
  });
});
