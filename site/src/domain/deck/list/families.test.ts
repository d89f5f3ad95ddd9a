import { describe, expect, it } from "vitest";
import { asDeckId } from "./deck-address";
import { family, ids, listed } from "./decks.test.support";
import { deckEntries, isMain } from "./families";
import { nextDeck, nextRevision } from "./next-deck";

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

describe("nextDeck", () => {
  it.each([
    ["the next in the list", ["kiasyd 2"], "bleed"],
    ["the next that is not hidden", ["bleed"], "old"],
    ["the last one before, at the end of the list", ["old"], "bleed"],
    ["the one after several", ["kiasyd 1", "bleed"], "old"],
    ["none when all go", ["kiasyd 1", "bleed", "old"], undefined],
    ["the newest when nothing goes", [], "kiasyd 1"],
  ])("is %s", (_what, deleted, next) => {
    expect(nextDeck(DECKS, new Set(deleted.map(asDeckId)))).toBe(next);
  });
});

describe("nextRevision", () => {
  it.each([
    ["kiasyd 1", "kiasyd 2"],
    ["kiasyd 2", "kiasyd 1"],
    ["bleed", "old"],
  ])("after %s is %s", (deleted, next) => {
    expect(nextRevision(DECKS, asDeckId(deleted))).toBe(next);
  });
});
