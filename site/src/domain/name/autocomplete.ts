import type { NameIndex } from "../../generated/published";
import { displayName } from "../card/display-name";
import { fold } from "./fold";
import {
  matchesInitials,
  matchesName,
  type NameForms,
  type NameQuery,
  nameForms,
  nameQuery,
} from "./matching";

/** A card as a picker knows it. */
export interface NameEntry<Id extends number> {
  readonly id: Id;
  /** Shown: "The Barrens", "Theo Bell (G6)". */
  readonly label: string;
  readonly forms: NameForms;
  /** The label without case and diacritics. */
  readonly folded: string;
  /** Winning decks with the card; undefined without an archive. */
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

/** Entries for cards; made once per list. */
export function nameEntries<Id extends number>(cards: readonly Named<Id>[]): readonly NameEntry<Id>[] {
  return cards.map((card) => ({
    id: card.id,
    label: card.displayName,
    forms: nameForms(card.name, [card.asciiName, ...card.aka]),
    folded: fold(card.displayName),
    twd: card.twd,
  }));
}

/** Entries from the published name index, which is enough to search names before the cards are there. */
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

/** Is what was typed long enough to look names up? An article alone says nothing (search-rules §4.2). */
export function isLongEnough(typed: string): boolean {
  const text = typed.toLowerCase();
  if (text.length > 4) return true;
  if (text.length > 3) return !text.startsWith("the ");
  return text.length > 2 && !text.startsWith("the");
}

/** How well a name fits, best first. */
const FIT = ["exact", "prefix", "word", "initials", "substring", "letters"] as const;
type Fit = (typeof FIT)[number];

interface Hit<Id extends number> {
  readonly entry: NameEntry<Id>;
  readonly fit: number;
}

/**
 * Names for what was typed: those that start with it, then the others, each by winning decks where an archive is
 * there, then by how well they fit, then by name. Letters in order ("blod dol") count only when nothing else fits.
 */
export function suggest<Id extends number>(
  entries: readonly NameEntry<Id>[],
  typed: string,
  limit: number,
): readonly NameEntry<Id>[] {
  if (!isLongEnough(typed)) return [];
  const query = nameQuery(typed.trim());
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
    return fit === undefined ? [] : [{ entry, fit: FIT.indexOf(fit) }];
  });
}

function fitOf<Id extends number>(query: NameQuery, entry: NameEntry<Id>): Fit | undefined {
  const { folded, forms } = entry;
  if (folded === query.folded) return "exact";
  if (folded.startsWith(query.folded)) return "prefix";
  if (!matchesName(query, forms)) return undefined;
  if (forms.names.some((name) => startsWord(name.folded, query.folded))) return "word";
  if (forms.names.some((name) => matchesInitials(query.folded, name.folded))) return "initials";
  return "substring";
}

function startsWord(name: string, words: string): boolean {
  return name.startsWith(words) || name.includes(` ${words}`) || name.includes(`-${words}`);
}

/** Fewer letters, or letters scattered over a much longer name, say too little. */
const LOOSE_LETTERS = 5;
const LOOSE_SHARE = 0.5;

function looseFit<Id extends number>({ squashed }: NameQuery, { forms }: NameEntry<Id>): Fit | undefined {
  if (squashed.length < LOOSE_LETTERS) return undefined;
  const names = [...forms.names, ...forms.articleFirst];
  return names.some((name) => hasLettersInOrder(squashed, name.squashed)) ? "letters" : undefined;
}

/** Every letter of the query follows in the name, the first at its start: "bloddol" in "blooddoll". */
function hasLettersInOrder(letters: string, name: string): boolean {
  if (name[0] !== letters[0] || letters.length < name.length * LOOSE_SHARE) return false;
  let at = 0;
  for (const letter of letters) {
    at = name.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

function inOrder<Id extends number>(a: Hit<Id>, b: Hit<Id>): number {
  return (
    startGroup(a.fit) - startGroup(b.fit) ||
    (b.entry.twd ?? 0) - (a.entry.twd ?? 0) ||
    a.fit - b.fit ||
    (a.entry.folded < b.entry.folded ? -1 : a.entry.folded > b.entry.folded ? 1 : a.entry.id - b.entry.id)
  );
}

/** Names that start with what was typed come first. */
function startGroup(fit: number): number {
  return fit <= FIT.indexOf("prefix") ? 0 : 1;
}
