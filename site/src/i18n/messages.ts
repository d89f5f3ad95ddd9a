import type { Language } from "../domain/language";
import type { MessageKey } from "./catalogue";
import type { Message } from "./message";

/** Messages by key. */
export type Messages = Readonly<Partial<Record<MessageKey, Message>>>;

const known: Record<Language, Messages> = { en: {}, es: {}, fr: {}, pt: {} };

export function addMessages(language: Language, messages: Messages): void {
  known[language] = { ...known[language], ...messages };
}

/** The message in a language, or in English when it was not loaded. */
export function findMessage(key: string, language: Language): Message | undefined {
  return known[language][key as MessageKey] ?? known.en[key as MessageKey];
}
