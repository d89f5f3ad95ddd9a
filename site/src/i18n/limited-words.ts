import type { Language } from "../domain/language";
import { limited } from "./en/limited";
import type { Words } from "./words";

/** Fetches what is said about limited formats. */
export async function limitedWords(language: Language): Promise<Words> {
  switch (language) {
    case "en":
      return limited;
    case "es":
      return (await import("./es/limited")).limited;
    case "fr":
      return (await import("./fr/limited")).limited;
    case "pt":
      return (await import("./pt/limited")).limited;
  }
}
