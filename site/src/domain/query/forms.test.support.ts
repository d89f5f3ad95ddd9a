import fc from "fast-check";
import {
  anyArchive,
  anyQ,
  archiveOf,
  asUrlQuery,
  CARDS_OF_DECKS,
  CRITERIA,
  TWD_CRITERIA,
} from "../archive/search/any-archive.test.support";
import type { NaiveArchive } from "../archive/search/naive.test.support";
import { PDA_FORM } from "../archive/search/pda-form";
import { searchDecks } from "../archive/search/search";
import { TDA_FORM } from "../archive/search/tda-form";
import { TWD_FORM } from "../archive/search/twd-form";
import { sampleCryptBase, sampleLibraryBase } from "../samples/bases";
import { anyQuery } from "../search/any-query.test.support";
import { formOf } from "../search/criteria";
import type { SearchForm } from "../search/form";
import { search } from "../search/search";
import { applied } from "../search/shared/pattern.test.support";
import { Language } from "./language";
import { OTHER_SEARCHES } from "./other-searches";

type Criteria = Readonly<Record<string, unknown>>;

/** A kind of search with data to search in. */
export interface SearchKind {
  readonly name: string;
  readonly form: SearchForm<Criteria, never>;
  readonly language: Language<Criteria, unknown>;
  readonly anyQ: fc.Arbitrary<Criteria>;
  readonly find: (criteria: Criteria) => readonly unknown[];
}

const crypt = sampleCryptBase();
const library = sampleLibraryBase();
const stock = { copies: new Map(), uses: new Map() };
const CRYPT = { base: crypt, texts: crypt.english, patterns: applied(crypt.cards, crypt.english), stock };
const LIBRARY = {
  base: library,
  texts: library.english,
  patterns: applied(library.cards, library.english),
  stock,
};
const cryptLanguage = new Language(formOf("crypt"), CRYPT, {}, OTHER_SEARCHES);
const libraryLanguage = new Language(formOf("library"), LIBRARY, {}, OTHER_SEARCHES);

const [naive, ...others] = fc.sample(anyArchive, { numRuns: 8, seed: 1 });
if (!naive) throw new Error("No archive");
/** The decks of the archives, newest first. */
export const NAIVE_ARCHIVE: NaiveArchive = {
  ...naive,
  decks: [naive, ...others]
    .flatMap(({ decks }) => decks)
    .toSorted((one, other) => other.year - one.year)
    .map((deck, place) => ({ ...deck, id: `deck-${place}` })),
};
const archive = archiveOf(NAIVE_ARCHIVE);

function deckKind(name: string, form: typeof TWD_FORM): SearchKind {
  const language = new Language(form, { archive }, { cards: CARDS_OF_DECKS }, OTHER_SEARCHES);
  const keys = form.filters.map(({ key }) => key).filter((key) => key !== "also");
  return {
    name,
    form: form as never,
    language: language as never,
    anyQ: anyQ(keys, name === "twd" ? TWD_CRITERIA : CRITERIA).map(asUrlQuery),
    find: (criteria) => searchDecks(form, criteria as never, { archive, units: language }).decks,
  };
}

export const SEARCH_KINDS: readonly SearchKind[] = [
  {
    name: "crypt",
    form: formOf("crypt") as never,
    language: cryptLanguage as never,
    anyQ: anyQuery("crypt").map((q) => (q.artist ? { ...q, artist: crypt.artists.values[0] } : q)),
    find: (criteria) =>
      search("crypt", criteria as never, { ...CRYPT, units: cryptLanguage }).cards.map(({ id }) => id),
  },
  {
    name: "library",
    form: formOf("library") as never,
    language: libraryLanguage as never,
    anyQ: anyQuery("library").map((q) => (q.artist ? { ...q, artist: library.artists.values[0] } : q)),
    find: (criteria) =>
      search("library", criteria as never, { ...LIBRARY, units: libraryLanguage }).cards.map(({ id }) => id),
  },
  deckKind("twd", TWD_FORM),
  deckKind("pda", PDA_FORM as never),
  deckKind("tda", TDA_FORM as never),
];
