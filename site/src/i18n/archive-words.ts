import type { Language } from "../domain/language";
import { archive } from "./en/archive";
import type { Words } from "./words";

/** Fetches what the archives of decks say. */
export async function archiveWords(language: Language): Promise<Words> {
  switch (language) {
    case "en":
      return archive;
    case "es":
      return (await import("./es/archive")).archive;
    case "fr":
      return (await import("./fr/archive")).archive;
    case "pt":
      return (await import("./pt/archive")).archive;
  }
}
