/** Languages of the interface and of card texts, which are chosen separately. */
export const LANGUAGES = ["en", "es", "fr", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Locale of the published translations. */
export const LOCALES = { en: "en-EN", es: "es-ES", fr: "fr-FR", pt: "pt-PT" } as const satisfies Record<
  Language,
  string
>;

/** Name of each language in that language. */
export const LANGUAGE_NAMES = {
  en: "English",
  es: "Español",
  fr: "Français",
  pt: "Português",
} as const satisfies Record<Language, string>;

/** The first supported language of the given tags ("pt-BR"), or else English. */
export function preferredLanguage(tags: readonly string[]): Language {
  return tags.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}
