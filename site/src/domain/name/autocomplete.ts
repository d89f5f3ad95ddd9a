import type { NameIndex } from "../../generated/published";
import { displayName } from "../card/display-name";
import { FIT, type Fit, fitOf, GROUP, looseFit, pickerQuery, withoutArticle } from "./fit";
import { fold } from "./fold";
import { type NameForms, nameForms } from "./matching";

/** A card name in a picker. */
export interface NameEntry<Id extends number> {
  readonly id: Id;
  /** Displayed name: "The Barrens", "Theo Bell (G6)". */
  readonly label: string;
  readonly forms: NameForms;
  /** Label without case and diacritics. */
  readonly folded: string;
  /** The same without a leading article. */
  readonly bare: string;
  /** Number of winning decks with the card; undefined without an archive. */
  readonly twd: number | undefined;
}

interface Named<Id extends number> {
  readonly id: Id;
  readonly name: string;
  readonly displayName: string;
  readonly asciiName: string;
  readonly aka: readonly string[];
  readonly twd: number | undefined;
}

/** Entries for cards, built once per list. */
export function nameEntries<Id extends number>(cards: readonly Named<Id>[]): readonly NameEntry<Id>[] {
  return cards.map((card) => {
    const folded = fold(card.displayName);
    return {
      id: card.id,
      label: card.displayName,
      forms: nameForms(card.name, [card.asciiName, ...card.aka]),
      folded,
      bare: withoutArticle(folded),
      twd: card.twd,
    };
  });
}

/** Entries from the published name index, which allows searching names before cards are loaded. */
export function indexedNames(
  index: NameIndex,
  isWanted: (id: number) => boolean,
): readonly NameEntry<number>[] {
  return nameEntries(
    index.cards.flatMap(({ id, name, ascii, aka, suffix }, position) => {
      if (!isWanted(id)) return [];
      const shown = displayName(name, suffix ?? "");
      const twd = index.twd?.[position];
      return [{ id, name, displayName: shown, asciiName: ascii ?? name, aka: aka ?? [], twd }];
    }),
  );
}

/** Whether a text is long enough to search; an article alone is not (docs/rules/search.md §9.2). */
export function isLongEnough(typed: string): boolean {
  const text = typed.toLowerCase();
  if (text.length > 4) return true;
  if (text.length > 3) return !text.startsWith("the ");
  return text.length > 2 && !text.startsWith("the");
}

interface Hit<Id extends number> {
  readonly entry: NameEntry<Id>;
  readonly fit: Fit;
}

/**
 * Suggestions for a text: exact names, names that start with it, contain it, or have words that start with its parts.
 * Each group is sorted by winning decks if known, then by fit, then by name. Scattered letters ("blod dol") count
 * only if nothing else matches.
 */
export function suggest<Id extends number>(
  entries: readonly NameEntry<Id>[],
  typed: string,
  limit: number,
): readonly NameEntry<Id>[] {
  if (!isLongEnough(typed)) return [];
  const query = pickerQuery(typed);
  if (query.squashed === "") return [];
  const hits = collect(entries, (entry) => fitOf(query, entry));
  const found = hits.length > 0 ? hits : collect(entries, (entry) => looseFit(query, entry));
  return found
    .sort(inOrder)
    .slice(0, limit)
    .map(({ entry }) => entry);
}

function collect<Id extends number>(
  entries: readonly NameEntry<Id>[],
  fitting: (entry: NameEntry<Id>) => Fit | undefined,
): Hit<Id>[] {
  return entries.flatMap((entry) => {
    const fit = fitting(entry);
    return fit === undefined ? [] : [{ entry, fit }];
  });
}

function inOrder<Id extends number>(a: Hit<Id>, b: Hit<Id>): number {
  return (
    GROUP[a.fit] - GROUP[b.fit] ||
    (b.entry.twd ?? 0) - (a.entry.twd ?? 0) ||
    FIT.indexOf(a.fit) - FIT.indexOf(b.fit) ||
    (a.entry.folded < b.entry.folded ? -1 : a.entry.folded > b.entry.folded ? 1 : a.entry.id - b.entry.id)
  );
}
