import fc from "fast-check";
import type { DeckId, ListedDeck } from "../deck";
import { asDeckId } from "../url/deck-route";

const PLAIN: Omit<ListedDeck, "id" | "name"> = {
  author: "Anna",
  tags: [],
  revisionLabel: "",
  revisionGroup: undefined,
  mainClan: undefined,
  crypt: 12,
  library: 77,
  inventoryType: "virtual",
  hidden: false,
  locked: false,
  publicChild: undefined,
  publicParent: undefined,
  reviewOf: undefined,
  version: 1,
  changed: "2026-01-01T00:00:00Z",
};

/** A listed deck whose id and name are derived from a text. */
export function listed(name: string, facts: Partial<ListedDeck> = {}): ListedDeck {
  return { ...PLAIN, id: asDeckId(name), name, ...facts };
}

export function revisionGroup(current: string, ...members: readonly string[]): ListedDeck["revisionGroup"] {
  return { current: asDeckId(current), members: members.map(asDeckId) };
}

export const ids = (decks: readonly { readonly id: DeckId }[]): readonly string[] =>
  decks.map(({ id }) => id);

const WORDS = ["Rötschreck", "rotschreck", "Kiasyd", "Stealth", "Nana Buruku", "Œuvre", "x", "", "Bleed 2"];
export const TAGS = ["bleed", "vote", "Berlin", "to sell"];
export const CLANS = ["Kiasyd", "Tremere", "Ventrue antitribu"];

/** Lists of decks without revisions, some of them similar. */
export const anyDecks: fc.Arbitrary<readonly ListedDeck[]> = fc
  .array(
    fc.record({
      words: fc.array(fc.constantFrom(...WORDS), { maxLength: 3 }),
      revisionLabel: fc.constantFrom("", "#1", "Rötschreck"),
      tags: fc.subarray(TAGS),
      mainClan: fc.option(fc.constantFrom(...CLANS), { nil: undefined }),
      inventoryType: fc.constantFrom("virtual", "flexible", "fixed"),
      hidden: fc.boolean(),
      day: fc.integer({ min: 1, max: 28 }),
    }),
    { maxLength: 20 },
  )
  .map((rows) =>
    rows.map(({ words, day, ...facts }, index) =>
      listed(`deck ${index}`, {
        ...facts,
        name: words.join(" "),
        changed: `2026-02-${String(day).padStart(2, "0")}T00:00:00Z`,
      }),
    ),
  );
