import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Card, CryptCard, LibraryCard } from "../domain/card/card";
import { cryptCardOf, libraryCardOf } from "../domain/card/from-published";
import { type Language, LOCALES } from "../domain/language";
import type { Overlay } from "../generated/published";
import { baseKey, type CardList, cardsKey, joinedFileKey, overlayKey } from "./card-queries";
import { mapInSlices } from "./map-in-slices";
import { publishedPart } from "./playtest/published-part";
import { withRound } from "./playtest/with-round";
import {
  type FileName,
  fetchPublished,
  fileOptions,
  NotPublishedError,
  ONCE,
  SIDE,
  takeFile,
} from "./published-file";

function cardList<Kind extends Card>(cards: readonly Kind[]): CardList<Kind> {
  return { cards, byId: new Map(cards.map((card) => [card.id, card])) };
}

export function cryptCardsOptions() {
  return queryOptions({
    queryKey: cardsKey("crypt"),
    queryFn: async ({ client }): Promise<CardList<CryptCard>> => {
      const file = await takeFile(client, "crypt");
      const cards = await mapInSlices(file.cards, cryptCardOf(file));
      return await withRound(client, cardsKey("crypt"), cardList(cards));
    },
    ...ONCE,
  });
}

export function libraryCardsOptions() {
  return queryOptions({
    queryKey: cardsKey("library"),
    queryFn: async ({ client }): Promise<CardList<LibraryCard>> => {
      const file = await takeFile(client, "library");
      const cards = await mapInSlices(file.cards, libraryCardOf(file));
      return await withRound(client, cardsKey("library"), cardList(cards));
    },
    ...ONCE,
  });
}

/** The code that joins the data of a search; fetched along with the data. */
const cardBase = () => import("../domain/search/card-base");

/** Everything the crypt search combines. */
export function cryptBaseOptions() {
  return queryOptions({
    queryKey: baseKey("crypt"),
    queryFn: async ({ client }) => {
      const [{ cryptBase }, list, index, sets] = await Promise.all([
        cardBase(),
        client.ensureQueryData(cryptCardsOptions()),
        takeFile(client, "search-crypt"),
        client.ensureQueryData(setsOptions()),
      ]);
      const published = cryptBase(publishedPart(list).cards, index, publishedPart(sets));
      return await withRound(client, baseKey("crypt"), published);
    },
    ...ONCE,
  });
}

/** Everything the library search combines. */
export function libraryBaseOptions() {
  return queryOptions({
    queryKey: baseKey("library"),
    queryFn: async ({ client }) => {
      const [{ libraryBase }, list, index, sets] = await Promise.all([
        cardBase(),
        client.ensureQueryData(libraryCardsOptions()),
        takeFile(client, "search-library"),
        client.ensureQueryData(setsOptions()),
      ]);
      const published = libraryBase(publishedPart(list).cards, index, publishedPart(sets));
      return await withRound(client, baseKey("library"), published);
    },
    ...ONCE,
  });
}

export const namesOptions = () => joinedFileOptions("names", ONCE);
export const setsOptions = () => joinedFileOptions("sets", ONCE);
export const preconsOptions = () => joinedFileOptions("precons", SIDE);
export const rulingsOptions = () => fileOptions("rulings", SIDE);
export const rulingLinksOptions = () => fileOptions("ruling-links", SIDE);
export const flavourOptions = () => fileOptions("flavour", SIDE);

function joinedFileOptions<Name extends FileName, Keep extends typeof ONCE>(name: Name, keep: Keep) {
  return queryOptions({
    queryKey: joinedFileKey(name),
    queryFn: async ({ client }) => withRound(client, joinedFileKey(name), await takeFile(client, name)),
    ...keep,
  });
}

/**
 * Translations of one language, null for English and where the data was built without translations:
 * cards are then shown in English.
 */
export function overlayOptions(language: Language) {
  return queryOptions({
    queryKey: overlayKey(language),
    queryFn: ({ client }) => (language === "en" ? null : fetchOverlay(client, language)),
    // A part of a page that appears after a failure would start it again, and the page would wait for ever.
    retryOnMount: false,
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
