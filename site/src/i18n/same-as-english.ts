import type { Language } from "../domain/language";

/**
 * Messages that are rightly the same in English and another language: names, terms of the game that are not
 * translated, words the languages share. A key, or the beginning of keys before a `*`.
 */
export const SAME_AS_ENGLISH: Readonly<Record<Exclude<Language, "en">, readonly string[]>> = {
  es: [],
  fr: ["shell.crypt-short", "shell.menu", "about.version", "about.data-version", "about.contacts"],
  pt: ["shell.menu"],
};
