import type { PdaArchive } from "../../generated/published";
import { byCharacters } from "../text/order";

/**
 * Puts newer decks into an archive of public decks, both as they are published: those of the same id are replaced,
 * those that were removed leave. The decks stay in the order of an archive, the newest first.
 */
export function withNewerDecks(archive: PdaArchive, newer: PdaArchive): PdaArchive {
  const gone = new Set([...(newer.removed ?? []), ...newer.decks.ids]);
  if (gone.size === 0) return archive;
  const cards = dictionary(archive.decks.cards, newer.decks.cards);
  const authors = dictionary(archive.authors, newer.authors);
  const kept = rowsOf(archive).filter(({ at }) => !gone.has(archive.decks.ids[at] ?? ""));
  const rows = [...kept, ...rowsOf(newer)].sort(inOrder);
  const merged = empty(cards.words, authors.words);
  for (const row of rows) {
    if (row.from === archive) copyRow(merged, row);
    else copyRow(merged, row, { cards: cards.places, authors: authors.places });
  }
  return merged;
}

/** One deck of a file: its number, and where its picks begin and end. */
interface Row {
  readonly from: PdaArchive;
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

function rowsOf(from: PdaArchive): Row[] {
  let start = 0;
  return from.decks.sizes.map((size, at) => {
    const row = { from, at, start, end: start + size };
    start = row.end;
    return row;
  });
}

function inOrder(one: Row, other: Row): number {
  const [a, b] = [one.from.decks, other.from.decks];
  return (
    (b.dates[other.at] ?? 0) - (a.dates[one.at] ?? 0) ||
    byCharacters(a.ids[one.at] ?? "", b.ids[other.at] ?? "")
  );
}

/** The words of both, and the places that the words of the second have among them. */
function dictionary<Word>(first: readonly Word[], second: readonly Word[]) {
  const words = [...first];
  const known = new Map(first.map((word, place) => [word, place]));
  const places = second.map((word) => known.get(word) ?? words.push(word) - 1);
  return { words, places };
}

function empty(cards: number[], authors: string[]): PdaArchive {
  const decks = { cards, ids: [], names: [], dates: [], sizes: [], picks: [], copies: [] };
  return { decks, authors, authorOf: [], updated: [], favorites: [] };
}

interface Places {
  readonly cards: readonly number[];
  readonly authors: readonly number[];
}

/** `places`: where the words of the row's own file stand now; undefined: where they stood. */
function copyRow(to: PdaArchive, { from, at, start, end }: Row, places?: Places): void {
  const { decks } = from;
  to.decks.ids.push(decks.ids[at] ?? "");
  to.decks.names.push(decks.names[at] ?? "");
  to.decks.dates.push(decks.dates[at] ?? 0);
  to.decks.sizes.push(end - start);
  const author = from.authorOf[at] ?? 0;
  to.authorOf.push(places ? (places.authors[author] ?? 0) : author);
  to.updated.push(from.updated[at] ?? 0);
  to.favorites.push(from.favorites[at] ?? 0);
  if (places) {
    replaced(to, decks, start, end, places.cards);
    return;
  }
  for (let pick = start; pick < end; pick++) {
    to.decks.picks.push(decks.picks[pick] ?? 0);
    to.decks.copies.push(decks.copies[pick] ?? 0);
  }
}

/** Cards that stand at other places have to ascend anew. */
function replaced(
  to: PdaArchive,
  { picks, copies }: PdaArchive["decks"],
  start: number,
  end: number,
  places: readonly number[],
): void {
  let before = 0;
  const cards = picks.slice(start, end).map((step, pick) => {
    before += step;
    return [places[before] ?? 0, copies[start + pick] ?? 0] as const;
  });
  before = 0;
  for (const [place, count] of cards.sort((one, other) => one[0] - other[0])) {
    to.decks.picks.push(place - before);
    to.decks.copies.push(count);
    before = place;
  }
}
