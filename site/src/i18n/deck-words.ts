import type { Language } from "../domain/language";
import { deck } from "./en/deck";
import type { Words } from "./words";

/** Fetches what a deck says on its page. */
export async function deckWords(language: Language): Promise<Words> {
  switch (language) {
    case "en":
      return deck;
    case "es":
      return (await import("./es/deck")).deck;
    case "fr":
      return (await import("./fr/deck")).deck;
    case "pt":
      return (await import("./pt/deck")).deck;
  }
}
