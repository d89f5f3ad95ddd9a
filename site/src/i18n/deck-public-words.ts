import type { Language } from "../domain/language";
import { deckPublic } from "./en/deck-public";
import type { Words } from "./words";

/** Fetches what is said where decks become public and cease to be. */
export async function deckPublicWords(language: Language): Promise<Words> {
  switch (language) {
    case "en":
      return deckPublic;
    case "es":
      return (await import("./es/deck-public")).deckPublic;
    case "fr":
      return (await import("./fr/deck-public")).deckPublic;
    case "pt":
      return (await import("./pt/deck-public")).deckPublic;
  }
}
