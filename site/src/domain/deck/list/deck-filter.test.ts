import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CardId } from "../../card/card";
import type { DeckCards, DeckId, ListedDeck } from "../deck";
import { asDeckId } from "../url/deck-route";
import {
  ANY,
  type DeckCriteria,
  filterDecks,
  type KnownCards,
  mainClans,
  NO_CLAN,
  NO_CRITERIA,
} from "./deck-filter";
import { indexDecks } from "./deck-index";
import { anyDecks, CLANS, ids, listed, revisionGroup, TAGS } from "./decks.test.support";
import { foldedCardNames } from "./folded-card-names";

const GOVERN = 100845 as CardId;
const DEFLECTION = 100518 as CardId;
const NAMES = [
  { id: GOVERN, name: "Govern the Unaligned" },
  { id: DEFLECTION, name: "Deflection" },
];
const FOLDED = foldedCardNames(NAMES);

const found = (decks: readonly ListedDeck[], criteria: Partial<DeckCriteria>, known?: KnownCards) =>
  ids(filterDecks(indexDecks(decks), { ...NO_CRITERIA, ...criteria }, known));

const OF_WALL = revisionGroup("wall", "wall", "wall 2");
const DECKS = [
  listed("rot", { name: "Rötschreck", tags: ["vote", "bleed"], mainClan: "Tremere" }),
  listed("wall", { name: "Wall", revisionGroup: OF_WALL, inventoryType: "fixed" }),
  listed("wall 2", { name: "Wall", revisionLabel: "with Ashur", revisionGroup: OF_WALL, tags: ["bleed"] }),
];

describe("filterDecks", () => {
  it.each([
    ["current revisions only", {}, ["rot", "wall"]],
    ["every revision as a row", { revisions: true }, ["rot", "wall", "wall 2"]],
    ["everything for two characters", { text: "zz" }, ["rot", "wall"]],
    ["everything for two characters with spaces", { text: "  zz  " }, ["rot", "wall"]],
    ["a name without its accents", { text: "ROTSCH" }, ["rot"]],
    ["a name with other accents", { text: "tschréck" }, ["rot"]],
    ["the label of a revision", { text: "ashur", revisions: true }, ["wall 2"]],
    ["all tags, not any", { tags: ["bleed", "vote"], revisions: true }, ["rot"]],
    ["a clan", { clan: "Tremere" }, ["rot"]],
    ["no clan", { clan: NO_CLAN }, ["wall"]],
    ["how the inventory is used", { inventory: "fixed" as const }, ["wall"]],
  ])("finds %s", (_what, criteria, expected) => {
    expect(found(DECKS, criteria)).toEqual(expected);
  });

  it.each([
    ["current revisions", {}, ["v5 deck"]],
    ["every revision", { revisions: true }, ["v5 deck", "old 2"]],
    ["in addition to other filters", { text: "nothing" }, []],
  ])("only decks with the tag of the limited format, in any case: %s", (_what, criteria, expected) => {
    const ofOld = revisionGroup("old", "old", "old 2");
    const decks = [
      listed("v5 deck", { tags: ["bleed", "V5"] }),
      listed("old", { revisionGroup: ofOld, tags: ["fifth"] }),
      listed("old 2", { revisionGroup: ofOld, tags: ["v5"] }),
    ];
    const shown = filterDecks(indexDecks(decks), { ...NO_CRITERIA, ...criteria }, undefined, "v5");
    expect(ids(shown)).toEqual(expected);
  });

  it("finds decks by their known cards, but not by considered ones", () => {
    const known: KnownCards = {
      names: FOLDED,
      byDeck: new Map([
        [asDeckId("rot"), new Map([[GOVERN, 6]])],
        [asDeckId("wall"), new Map([[GOVERN, 0]])],
      ]),
    };
    expect(found(DECKS, { text: "govern the", revisions: true }, known)).toEqual(["rot"]);
  });
});

/** The rules implemented naively. */
function naive(decks: readonly ListedDeck[], criteria: DeckCriteria, cards: ReadonlyMap<DeckId, DeckCards>) {
  const plain = (text: string) =>
    text
      .replace(/œ/gi, "oe")
      .normalize("NFD")
      .replace(/[\u0300-\u036f]/g, "")
      .toLowerCase();
  const sought = plain(criteria.text.trim());
  return decks.filter((deck) => {
    const names = [`${deck.name} ${deck.revisionLabel}`.trim()];
    for (const { id, name } of NAMES) if ((cards.get(deck.id)?.get(id) ?? 0) > 0) names.push(name);
    const clan = deck.mainClan === undefined ? "none" : deck.mainClan;
    if (criteria.text.trim().length > 2 && !names.some((name) => plain(name).includes(sought))) return false;
    if (criteria.clan !== "any" && criteria.clan !== clan) return false;
    if (criteria.inventory !== "any" && criteria.inventory !== deck.inventoryType) return false;
    for (const tag of criteria.tags) if (!deck.tags.includes(tag)) return false;
    return true;
  });
}

it("finds what the naive implementation finds", () => {
  const criteria: fc.Arbitrary<DeckCriteria> = fc.record({
    text: fc.constantFrom("", "ro", "rot", "RÖT", " kia ", "oeuv", "œuv", "govern", "x r", "#1", "ction"),
    tags: fc.subarray(TAGS, { maxLength: 2 }),
    clan: fc.constantFrom(ANY, NO_CLAN, ...CLANS),
    inventory: fc.constantFrom(ANY, "virtual", "flexible", "fixed"),
    revisions: fc.boolean(),
    changed: fc.boolean(),
  });
  // One deck in three has changed.
  const isChanged = (id: DeckId) => Number(id.split(" ").at(-1)) % 3 === 0;
  const copies = fc.array(fc.record({ govern: fc.nat(2), deflection: fc.nat(2) }), { maxLength: 20 });
  fc.assert(
    fc.property(anyDecks, criteria, copies, (decks, chosen, known) => {
      const cards = new Map(
        known.map(({ govern, deflection }, at) => [
          asDeckId(`deck ${at}`),
          new Map([
            [GOVERN, govern],
            [DEFLECTION, deflection],
          ]),
        ]),
      );
      const changed = new Set(decks.map(({ id }) => id).filter(isChanged));
      const rows = filterDecks(
        indexDecks(decks),
        chosen,
        { names: FOLDED, byDeck: cards },
        undefined,
        changed,
      );
      const expected = naive(decks, chosen, cards).filter(({ id }) => !chosen.changed || isChanged(id));
      expect(ids(rows)).toEqual(ids(expected));
    }),
  );
});

it("offers the existing main clans", () => {
  expect(mainClans(indexDecks(DECKS))).toEqual(["Tremere"]);
});
