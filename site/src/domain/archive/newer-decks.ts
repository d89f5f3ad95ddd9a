import type { PdaArchive } from "../../generated/published";
import { byCharacters } from "../text/order";

/**
 * Merges newer public decks into an archive, both in published form: decks with the same id are replaced, removed
 * ones dropped. The result is sorted newest first, as archives are.
 */
export function withNewerDecks(archive: PdaArchive, newer: PdaArchive): PdaArchive {
  const dropped = new Set([...(newer.removed ?? []), ...newer.decks.ids]);
  if (dropped.size === 0) return archive;
  const cards = dictionary(archive.decks.cards, newer.decks.cards);
  const authors = dictionary(archive.authors, newer.authors);
  const unchanged = rowsOf(archive).filter(({ index }) => !dropped.has(archive.decks.ids[index] ?? ""));
  const rows = [...unchanged, ...rowsOf(newer)].sort(inOrder);
  const merged = empty(cards.words, authors.words);
  for (const row of rows) {
    if (row.from === archive) copyRow(merged, row);
    else copyRow(merged, row, { cards: cards.indexes, authors: authors.indexes });
  }
  return merged;
}

/** One deck of a file: its index and the range of its picks. */
interface Row {
  readonly from: PdaArchive;
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

function rowsOf(from: PdaArchive): Row[] {
  let start = 0;
  return from.decks.sizes.map((size, index) => {
    const row = { from, index, start, end: start + size };
    start = row.end;
    return row;
  });
}

function inOrder(one: Row, other: Row): number {
  const [a, b] = [one.from.decks, other.from.decks];
  return (
    (b.dates[other.index] ?? 0) - (a.dates[one.index] ?? 0) ||
    byCharacters(a.ids[one.index] ?? "", b.ids[other.index] ?? "")
  );
}

/** Merges two dictionaries and maps indexes of the second to those of the result. */
function dictionary<Word>(first: readonly Word[], second: readonly Word[]) {
  const words = [...first];
  const known = new Map(first.map((word, index) => [word, index]));
  const indexes = second.map((word) => known.get(word) ?? words.push(word) - 1);
  return { words, indexes };
}

function empty(cards: number[], authors: string[]): PdaArchive {
  const decks = { cards, ids: [], names: [], dates: [], sizes: [], picks: [], copies: [] };
  return { decks, authors, authorOf: [], updated: [], favorites: [] };
}

interface IndexMaps {
  readonly cards: readonly number[];
  readonly authors: readonly number[];
}

/** `indexes` maps the dictionary indexes of the row's file to those of the result; undefined if they are unchanged. */
function copyRow(to: PdaArchive, { from, index, start, end }: Row, indexes?: IndexMaps): void {
  const { decks } = from;
  to.decks.ids.push(decks.ids[index] ?? "");
  to.decks.names.push(decks.names[index] ?? "");
  to.decks.dates.push(decks.dates[index] ?? 0);
  to.decks.sizes.push(end - start);
  const author = from.authorOf[index] ?? 0;
  to.authorOf.push(indexes ? (indexes.authors[author] ?? 0) : author);
  to.updated.push(from.updated[index] ?? 0);
  to.favorites.push(from.favorites[index] ?? 0);
  if (indexes) {
    writeRemapped(to, decks, start, end, indexes.cards);
    return;
  }
  for (let pick = start; pick < end; pick++) {
    to.decks.picks.push(decks.picks[pick] ?? 0);
    to.decks.copies.push(decks.copies[pick] ?? 0);
  }
}

/** Remapped cards have to be sorted again. */
function writeRemapped(
  to: PdaArchive,
  { picks, copies }: PdaArchive["decks"],
  start: number,
  end: number,
  indexes: readonly number[],
): void {
  let before = 0;
  const cards = picks.slice(start, end).map((step, pick) => {
    before += step;
    return [indexes[before] ?? 0, copies[start + pick] ?? 0] as const;
  });
  before = 0;
  for (const [index, count] of cards.sort((one, other) => one[0] - other[0])) {
    to.decks.picks.push(index - before);
    to.decks.copies.push(count);
    before = index;
  }
}
