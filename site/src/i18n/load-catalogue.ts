import type { Language } from "../domain/language";
import { type Catalogue, en } from "./catalogue-en";

/** English comes with the page; the others are fetched when chosen. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  switch (language) {
    case "en":
      return en;
    case "es":
      return (await import("./catalogue-es")).es;
    case "fr":
      return (await import("./catalogue-fr")).fr;
    case "pt":
      return (await import("./catalogue-pt")).pt;
  }
}
