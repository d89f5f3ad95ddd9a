import type { Language } from "../domain/language";
import type { Catalogue } from "./catalogue-en";

/** Fetches the one catalogue that is needed; the page's HTML begins to fetch the English one with the program. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  switch (language) {
    case "en":
      return (await import("./catalogue-en")).en;
    case "es":
      return (await import("./catalogue-es")).es;
    case "fr":
      return (await import("./catalogue-fr")).fr;
    case "pt":
      return (await import("./catalogue-pt")).pt;
  }
}
