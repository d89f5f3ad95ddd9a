import type { Language } from "../domain/language";
import { deckDeeds } from "./en/deck-deeds";
import type { Words } from "./words";

/** Fetches what is said where something is done to a whole deck. */
export async function deckDeedsWords(language: Language): Promise<Words> {
  switch (language) {
    case "en":
      return deckDeeds;
    case "es":
      return (await import("./es/deck-deeds")).deckDeeds;
    case "fr":
      return (await import("./fr/deck-deeds")).deckDeeds;
    case "pt":
      return (await import("./pt/deck-deeds")).deckDeeds;
  }
}
