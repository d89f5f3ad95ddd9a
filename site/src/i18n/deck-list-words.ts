import type { Language } from "../domain/language";
import { deckList } from "./en/deck-list";
import type { Words } from "./words";

/** Fetches what choosing a deck says. */
export async function deckListWords(language: Language): Promise<Words> {
  switch (language) {
    case "en":
      return deckList;
    case "es":
      return (await import("./es/deck-list")).deckList;
    case "fr":
      return (await import("./fr/deck-list")).deckList;
    case "pt":
      return (await import("./pt/deck-list")).deckList;
  }
}
