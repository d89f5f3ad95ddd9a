import type { Language } from "../domain/language";
import { archiveTda } from "./en/archive-tda";
import type { Words } from "./words";

/** Fetches what the tournaments say besides the archives. */
export async function archiveTdaWords(language: Language): Promise<Words> {
  switch (language) {
    case "en":
      return archiveTda;
    case "es":
      return (await import("./es/archive-tda")).archiveTda;
    case "fr":
      return (await import("./fr/archive-tda")).archiveTda;
    case "pt":
      return (await import("./pt/archive-tda")).archiveTda;
  }
}
