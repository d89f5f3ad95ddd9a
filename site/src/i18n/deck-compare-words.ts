import type { Language } from "../domain/language";
import { deckCompare } from "./en/deck-compare";
import type { Words } from "./words";

/** Fetches what is said about two decks beside one another. */
export async function deckCompareWords(language: Language): Promise<Words> {
  switch (language) {
    case "en":
      return deckCompare;
    case "es":
      return (await import("./es/deck-compare")).deckCompare;
    case "fr":
      return (await import("./fr/deck-compare")).deckCompare;
    case "pt":
      return (await import("./pt/deck-compare")).deckCompare;
  }
}
