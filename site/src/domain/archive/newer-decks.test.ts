import fc from "fast-check";
import { expect, it } from "vitest";
import type { PdaArchive } from "../../generated/published";
import { archiveOrder, type ColumnDeck, deckColumns } from "./deck-columns";
import { cardsOfDeck, deckTableInSteps } from "./deck-table";
import { withNewerDecks } from "./newer-decks";
import { finished } from "./steps";

interface PublicColumnDeck extends ColumnDeck {
  readonly author: string;
  readonly favorites: number;
}

function published(decks: readonly PublicColumnDeck[], removed?: string[]): PdaArchive {
  const sorted = decks.toSorted(archiveOrder);
  const authors = [...new Set(sorted.map(({ author }) => author))];
  return {
    decks: deckColumns(sorted),
    authors,
    authorOf: sorted.map(({ author }) => authors.indexOf(author)),
    updated: sorted.map(({ day }) => day + 1),
    favorites: sorted.map(({ favorites }) => favorites),
    ...(removed && { removed }),
  };
}

/** Decks of an archive, in order, with all their columns. */
function read(archive: PdaArchive): unknown[] {
  const table = finished(deckTableInSteps(archive.decks));
  return table.ids.map((id, at) => ({
    id,
    name: table.names[at],
    day: table.days[at],
    author: archive.authors[archive.authorOf[at] ?? -1],
    favorites: archive.favorites[at],
    updated: archive.updated[at],
    cards: [...cardsOfDeck(table, at)].sort(([one], [other]) => one - other),
  }));
}

const anyDeck = (ids: readonly string[]): fc.Arbitrary<PublicColumnDeck> =>
  fc.record({
    id: fc.constantFrom(...ids),
    name: fc.constantFrom("Bleed", "Vote", ""),
    day: fc.integer({ min: 13_000, max: 13_004 }),
    author: fc.constantFrom("Theo", "Lucinde", "Anson", ""),
    favorites: fc.integer({ min: 0, max: 9 }),
    cards: fc
      .uniqueArray(
        fc.tuple(fc.constantFrom(200016, 200049, 100031, 100287, 100036), fc.integer({ min: 1, max: 9 })),
        {
          selector: ([card]) => card,
          minLength: 1,
        },
      )
      .map((cards) => new Map(cards)),
  });

const IDS = ["Aaaaaaaa1", "Aaaaaaaa2", "Aaaaaaaa3", "Aaaaaaaa4", "Aaaaaaaa5"];
const anyDecks = fc.uniqueArray(anyDeck(IDS), { selector: ({ id }) => id });

it("equals the archive published from the newest state of each deck", () => {
  fc.assert(
    fc.property(anyDecks, anyDecks, fc.subarray(IDS), (older, newer, removed) => {
      const dropped = new Set([...removed, ...newer.map(({ id }) => id)]);
      const expected = published([...older.filter(({ id }) => !dropped.has(id)), ...newer]);
      expect(read(withNewerDecks(published(older), published(newer, removed)))).toEqual(read(expected));
    }),
  );
});

it("leaves an archive unchanged if there are no newer decks", () => {
  const archive = published([]);
  expect(withNewerDecks(archive, published([], []))).toBe(archive);
});
