import type { Language } from "../domain/language";
import { deckIdeas } from "./en/deck-ideas";
import type { Words } from "./words";

/** Fetches what is said where card ideas are given. */
export async function deckIdeasWords(language: Language): Promise<Words> {
  switch (language) {
    case "en":
      return deckIdeas;
    case "es":
      return (await import("./es/deck-ideas")).deckIdeas;
    case "fr":
      return (await import("./fr/deck-ideas")).deckIdeas;
    case "pt":
      return (await import("./pt/deck-ideas")).deckIdeas;
  }
}
