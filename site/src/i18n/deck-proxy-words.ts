import type { Language } from "../domain/language";
import { deckProxy } from "./en/deck-proxy";
import type { Words } from "./words";

/** Fetches what is said where proxies are printed. */
export async function deckProxyWords(language: Language): Promise<Words> {
  switch (language) {
    case "en":
      return deckProxy;
    case "es":
      return (await import("./es/deck-proxy")).deckProxy;
    case "fr":
      return (await import("./fr/deck-proxy")).deckProxy;
    case "pt":
      return (await import("./pt/deck-proxy")).deckProxy;
  }
}
