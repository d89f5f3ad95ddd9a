import type { Card, CardId } from "../card/card";
import { squash } from "../name/fold";
import { matchesName, nameForms, nameQuery } from "../name/matching";
import { OTHER_SEARCHES, pageOfKeyword, type SearchPage } from "./other-searches";
import type { Problem } from "./problem";
import { isShortForm } from "./special";

/** A search of cards, as far as a text needs it. */
export interface AskedSearch {
  readonly page: "crypt" | "library";
  readonly cards: readonly Card[];
  readonly problems: (text: string) => readonly Problem[];
  /** Number of cards that a text finds. */
  readonly count: (text: string) => number;
}

/** The card that a text names, or the page of the search that it means. */
export type MeantPage = { readonly card: CardId } | { readonly page: SearchPage };

/**
 * A whole name is its card, and so is a part of a name that finds nothing else. Other texts are searched where more
 * names have them, or else where more is found; codes of disciplines first among vampires; and a text that no search
 * of cards understands where its keywords belong.
 */
export function meantPage(text: string, searches: readonly AskedSearch[]): MeantPage {
  const card = searches.map(({ cards }) => named(text, cards)).find((one) => one !== undefined);
  if (card) return { card: card.id };
  const read = searches.map((search) => ({ ...search, found: search.problems(text) }));
  const understood = read.filter(({ found }) => found.length === 0);
  if (understood.length === 0) return { page: pageOfKeywords(read) };
  const hasCodes = text.split(/\s+/).some(isShortForm);
  const query = nameQuery(text);
  const ranked = understood
    .map(({ page, cards, count }) => ({
      page,
      names: hasCodes ? [] : cards.filter(({ name, aka }) => matchesName(query, nameForms(name, aka))),
      count: count(text),
    }))
    .filter((one) => one.count > 0);
  const [only] = ranked.flatMap(({ names }) => names);
  if (only && ranked.reduce((sum, one) => sum + one.count, 0) === 1) return { card: only.id };
  const [best] = hasCodes
    ? ranked
    : ranked.toSorted((one, other) => other.names.length - one.names.length || other.count - one.count);
  return { page: (best ?? understood[0])?.page ?? "crypt" };
}

/** The card with this name; of several with the same name that which is shown under it. */
function named(text: string, cards: readonly Card[]): Card | undefined {
  const sought = squash(text);
  if (sought === "") return undefined;
  return (
    cards.find(({ displayName }) => squash(displayName) === sought) ??
    cards.find(({ name, asciiName, aka }) => [name, asciiName, ...aka].some((one) => squash(one) === sought))
  );
}

type Read = Pick<AskedSearch, "page"> & { readonly found: readonly Problem[] };

/** Another search that has a keyword of the text, or else the search of cards that understands more of it. */
function pageOfKeywords(read: readonly Read[]): SearchPage {
  const own: readonly SearchPage[] = read.map(({ page }) => page);
  const other = read
    .flatMap(({ found }) => found)
    .filter(({ code }) => code === "other-search")
    .map(({ value }) => pageOfKeyword(value, OTHER_SEARCHES))
    .find((page) => page !== undefined && !own.includes(page));
  return other ?? read.toSorted((one, more) => one.found.length - more.found.length)[0]?.page ?? "crypt";
}
