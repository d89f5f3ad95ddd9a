import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Card, CryptCard, LibraryCard } from "../domain/card/card";
import { cryptFromPublished, libraryFromPublished } from "../domain/card/from-published";
import { type Language, LOCALES } from "../domain/language";
import { cryptBase, libraryBase } from "../domain/search/card-base";
import type { Overlay } from "../generated/published";
import { type FileName, fetchPublished, NotPublishedError } from "./published-file";

/** Card data never grows old within a visit, and its values are too large to compare with their next version. */
const ONCE = { staleTime: Infinity, gcTime: Infinity, structuralSharing: false } as const;

/** Data a screen can do without: its failure is said in place and takes no screen down. */
const SIDE = { ...ONCE, throwOnError: false } as const;

function fileOptions<Name extends FileName, Keep extends typeof ONCE>(name: Name, keep: Keep) {
  return queryOptions({
    queryKey: ["data", name],
    queryFn: ({ client }) => fetchPublished(client, name),
    ...keep,
  });
}

/** Cards of one kind, ascending by id, and by id. Enough to show a card; a search needs the base. */
export interface CardList<Kind extends Card> {
  readonly cards: readonly Kind[];
  readonly byId: ReadonlyMap<number, Kind>;
}

function cardList<Kind extends Card>(cards: readonly Kind[]): CardList<Kind> {
  return { cards, byId: new Map(cards.map((card) => [card.id, card])) };
}

export function cryptCardsOptions() {
  return queryOptions({
    queryKey: ["cards", "crypt"],
    queryFn: async ({ client }): Promise<CardList<CryptCard>> =>
      cardList(cryptFromPublished(await fetchPublished(client, "crypt"))),
    ...ONCE,
  });
}

export function libraryCardsOptions() {
  return queryOptions({
    queryKey: ["cards", "library"],
    queryFn: async ({ client }): Promise<CardList<LibraryCard>> =>
      cardList(libraryFromPublished(await fetchPublished(client, "library"))),
    ...ONCE,
  });
}

/** Everything the crypt search combines. */
export function cryptBaseOptions() {
  return queryOptions({
    queryKey: ["base", "crypt"],
    queryFn: async ({ client }) => {
      const [list, index, sets] = await Promise.all([
        client.ensureQueryData(cryptCardsOptions()),
        fetchPublished(client, "search-crypt"),
        client.ensureQueryData(setsOptions()),
      ]);
      return cryptBase(list.cards, index, sets);
    },
    ...ONCE,
  });
}

/** Everything the library search combines. */
export function libraryBaseOptions() {
  return queryOptions({
    queryKey: ["base", "library"],
    queryFn: async ({ client }) => {
      const [list, index, sets] = await Promise.all([
        client.ensureQueryData(libraryCardsOptions()),
        fetchPublished(client, "search-library"),
        client.ensureQueryData(setsOptions()),
      ]);
      return libraryBase(list.cards, index, sets);
    },
    ...ONCE,
  });
}

export const namesOptions = () => fileOptions("names", ONCE);
export const setsOptions = () => fileOptions("sets", ONCE);
export const preconsOptions = () => fileOptions("precons", SIDE);
export const rulingsOptions = () => fileOptions("rulings", SIDE);
export const rulingLinksOptions = () => fileOptions("ruling-links", SIDE);
export const flavourOptions = () => fileOptions("flavour", SIDE);

/** Logical name of a language's translations; English has none. */
export function overlayFile(language: Exclude<Language, "en">) {
  return `cards.${LOCALES[language]}` as const;
}

/**
 * Translations of one language, null for English and where the data was built without translations:
 * cards are then shown in English.
 */
export function overlayOptions(language: Language) {
  return queryOptions({
    queryKey: ["overlay", language],
    queryFn: ({ client }) => (language === "en" ? null : fetchOverlay(client, language)),
    ...SIDE,
  });
}

async function fetchOverlay(client: QueryClient, language: Exclude<Language, "en">): Promise<Overlay | null> {
  try {
    return await fetchPublished(client, overlayFile(language));
  } catch (error) {
    if (error instanceof NotPublishedError) return null;
    throw error;
  }
}
