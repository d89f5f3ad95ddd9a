import type { Language } from "../domain/language";
import type { Catalogue, MessageKey } from "./catalogue-en";
import { frame as englishFrame } from "./frame-en";
import type { Message } from "./message";

/** Messages by key, as far as they have been fetched. */
export type Words = Partial<Catalogue>;

/** What has been fetched in each language; it grows when the first room opens. English words stand in for missing ones. */
const known: Record<Language, Words> = { en: englishFrame, es: {}, fr: {}, pt: {} };

async function frameOf(language: Language): Promise<Words> {
  switch (language) {
    case "en":
      return englishFrame;
    case "es":
      return (await import("./frame-es")).frame;
    case "fr":
      return (await import("./frame-fr")).frame;
    case "pt":
      return (await import("./frame-pt")).frame;
  }
}

async function roomsOf(language: Language): Promise<Words> {
  switch (language) {
    case "en":
      return (await import("./rooms-en")).rooms;
    case "es":
      return (await import("./rooms-es")).rooms;
    case "fr":
      return (await import("./rooms-fr")).rooms;
    case "pt":
      return (await import("./rooms-pt")).rooms;
  }
}

/** Fetches what some area of the site says in a language. */
export type WordsOf = (language: Language) => Promise<Words>;

/** Every area that has been opened: a newly chosen language is fetched for all of them. */
const opened = new Set<WordsOf>([frameOf, roomsOf]);

function learn(language: Language, words: Words): void {
  known[language] = { ...known[language], ...words };
}

/** Fetches what the frame says. Rejects when it cannot be fetched. */
export async function learnFrame(language: Language): Promise<void> {
  learn(language, await frameOf(language));
}

/** Fetches what an area says; in English where the language cannot be fetched. Rejects when neither can. */
export async function learnArea(language: Language, area: WordsOf): Promise<void> {
  opened.add(area);
  try {
    learn(language, await area(language));
  } catch (cause) {
    if (language === "en") throw cause;
    await learnArea("en", area);
  }
}

export function learnRooms(language: Language): Promise<void> {
  return learnArea(language, roomsOf);
}

/** Fetches a language for the frame, the rooms and what else is open. Rejects when a part cannot be fetched. */
export async function learnAll(language: Language): Promise<void> {
  const parts = await Promise.all([...opened].map((area) => area(language)));
  for (const words of parts) learn(language, words);
}

export function findMessage(key: string, language: Language): Message | undefined {
  return known[language][key as MessageKey] ?? known.en[key as MessageKey];
}
