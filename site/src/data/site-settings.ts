import type { Language } from "../domain/language";

/** A text of the operator: the same in every language, or one per language with English as the fallback. */
export type LocalText = string | ({ readonly en: string } & Readonly<Partial<Record<Language, string>>>);

/** The operator's settings, from `site/settings.json`; the page carries them as a JSON block. */
export interface SiteSettings {
  readonly images: {
    /** Address of the image folder without a trailing slash; "" = no images, text cards only. */
    readonly host: string;
    /** File endings in the order they are tried: ["webp", "jpg"]. */
    readonly formats: readonly string[];
    readonly cacheVersion: string;
    /** The host has a folder per set. */
    readonly setFolders: boolean;
    /** Languages the host has folders for. */
    readonly languages: readonly string[];
  };
  readonly rulings: {
    /** Address of a card's rulings; `{id}` is the card id. */
    readonly cardUrl: string;
  };
  /** Other sites that take decks in addresses of our form. */
  readonly deckBuilders: readonly {
    readonly name: string;
    /** The page that reads them. */
    readonly page: string;
  }[];
  readonly about: {
    readonly donations: readonly { readonly name: string; readonly url: string }[];
    /** Note on the app store's extra fee; "" = not shown. */
    readonly appStoreNote: LocalText;
    readonly contacts: readonly { readonly name: string; readonly url: string }[];
    readonly relatedProjects: readonly {
      readonly name: string;
      readonly url: string;
      readonly about: LocalText;
    }[];
  };
}

let settings: SiteSettings | undefined;

/** Read once from the page. Throws when the page carries none: the build is broken, not the visitor's input. */
export function siteSettings(): SiteSettings {
  if (settings === undefined) {
    const block = document.getElementById("settings")?.textContent;
    if (!block) throw new Error("The page carries no settings block");
    settings = JSON.parse(block) as SiteSettings;
  }
  return settings;
}

export function localText(text: LocalText, language: Language): string {
  return typeof text === "string" ? text : (text[language] ?? text.en);
}
