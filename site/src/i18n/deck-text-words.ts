import type { Language } from "../domain/language";
import { deckText } from "./en/deck-text";
import type { Words } from "./words";

/** Fetches what is said where decks come in and go out. */
export async function deckTextWords(language: Language): Promise<Words> {
  switch (language) {
    case "en":
      return deckText;
    case "es":
      return (await import("./es/deck-text")).deckText;
    case "fr":
      return (await import("./fr/deck-text")).deckText;
    case "pt":
      return (await import("./pt/deck-text")).deckText;
  }
}
