import type { Language } from "../domain/language";
import { AREAS, type MessageKey } from "./catalogue";
import type { Message } from "./message";

export type Catalogue = Readonly<Record<MessageKey, Message>>;

const FILES = import.meta.glob<Catalogue>("./{es,fr,pt}/*.ts", { eager: true, import: "messages" });

/** Paths of the files with translated messages: "./es/deck.ts". */
export const PATHS = Object.keys(FILES);

/** All messages in a language. */
export function catalogueOf(language: Language): Catalogue {
  const translated = PATHS.filter((path) => path.startsWith(`./${language}/`)).map((path) => FILES[path]);
  const parts = language === "en" ? AREAS.map(({ english }) => english) : translated;
  return Object.assign({}, ...parts);
}
