import type { Language } from "../domain/language";
import { deckReview } from "./en/deck-review";
import type { Words } from "./words";

/** Fetches what is said about changes that are proposed for a deck. */
export async function deckReviewWords(language: Language): Promise<Words> {
  switch (language) {
    case "en":
      return deckReview;
    case "es":
      return (await import("./es/deck-review")).deckReview;
    case "fr":
      return (await import("./fr/deck-review")).deckReview;
    case "pt":
      return (await import("./pt/deck-review")).deckReview;
  }
}
