import type { Language } from "../domain/language";
import { deckDraw } from "./en/deck-draw";
import type { Words } from "./words";

/** Fetches what is said where cards are drawn from a deck. */
export async function deckDrawWords(language: Language): Promise<Words> {
  switch (language) {
    case "en":
      return deckDraw;
    case "es":
      return (await import("./es/deck-draw")).deckDraw;
    case "fr":
      return (await import("./fr/deck-draw")).deckDraw;
    case "pt":
      return (await import("./pt/deck-draw")).deckDraw;
  }
}
