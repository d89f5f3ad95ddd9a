import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Card, CryptCard, LibraryCard } from "../domain/card/card";
import { cryptCardOf, libraryCardOf } from "../domain/card/from-published";
import { type Language, LOCALES } from "../domain/language";
import { cryptBase, libraryBase } from "../domain/search/card-base";
import type { Overlay } from "../generated/published";
import { baseKey, type CardList, cardsKey, overlayKey } from "./card-queries";
import { mapInSlices } from "./map-in-slices";
import { fetchPublished, fileOptions, NotPublishedError, ONCE, SIDE, takeFile } from "./published-file";

function cardList<Kind extends Card>(cards: readonly Kind[]): CardList<Kind> {
  return { cards, byId: new Map(cards.map((card) => [card.id, card])) };
}

export function cryptCardsOptions() {
  return queryOptions({
    queryKey: cardsKey("crypt"),
    queryFn: async ({ client }): Promise<CardList<CryptCard>> => {
      const file = await takeFile(client, "crypt");
      return cardList(await mapInSlices(file.cards, cryptCardOf(file)));
    },
    ...ONCE,
  });
}

export function libraryCardsOptions() {
  return queryOptions({
    queryKey: cardsKey("library"),
    queryFn: async ({ client }): Promise<CardList<LibraryCard>> => {
      const file = await takeFile(client, "library");
      return cardList(await mapInSlices(file.cards, libraryCardOf(file)));
    },
    ...ONCE,
  });
}

/** Everything the crypt search combines. */
export function cryptBaseOptions() {
  return queryOptions({
    queryKey: baseKey("crypt"),
    queryFn: async ({ client }) => {
      const [list, index, sets] = await Promise.all([
        client.ensureQueryData(cryptCardsOptions()),
        takeFile(client, "search-crypt"),
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
    queryKey: baseKey("library"),
    queryFn: async ({ client }) => {
      const [list, index, sets] = await Promise.all([
        client.ensureQueryData(libraryCardsOptions()),
        takeFile(client, "search-library"),
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

/**
 * Translations of one language, null for English and where the data was built without translations:
 * cards are then shown in English.
 */
export function overlayOptions(language: Language) {
  return queryOptions({
    queryKey: overlayKey(language),
    queryFn: ({ client }) => (language === "en" ? null : fetchOverlay(client, language)),
    ...SIDE,
  });
}

async function fetchOverlay(client: QueryClient, language: Exclude<Language, "en">): Promise<Overlay | null> {
  try {
    return await fetchPublished(client, `cards.${LOCALES[language]}`);
  } catch (error) {
    if (error instanceof NotPublishedError) return null;
    throw error;
  }
}
