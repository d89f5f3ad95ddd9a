import type { Language } from "../domain/language";
import { shell } from "./en/shell";
import type { MessageArea } from "./message-area";
import { addMessages, type Messages } from "./messages";

/** The messages of the app shell: enough for the first paint and for error pages. */
const SHELL_FILES = import.meta.glob<Messages>("./{es,fr,pt}/shell.ts", { import: "messages" });

/** Every area in use: a newly chosen language is loaded for all of them. */
const used = new Set<MessageArea>();

async function load(language: Language, area: MessageArea): Promise<void> {
  used.add(area);
  addMessages("en", area.english);
  if (language === "en") return;
  const path = `./${language}/${area.file}.ts`;
  const file = SHELL_FILES[path] ?? (await import("./translated-files")).TRANSLATED_FILES[path];
  addMessages(language, (await file?.()) ?? {});
}

/** Loads the messages of the app shell. Rejects when they cannot be loaded in this language. */
export function loadShellMessages(language: Language): Promise<void> {
  return load(language, shell);
}

/** Loads the messages of areas; those that cannot be loaded in this language stay English. */
export async function loadMessages(language: Language, areas: readonly MessageArea[]): Promise<void> {
  await Promise.all(areas.map((area) => load(language, area).catch(() => undefined)));
}

/** Loads a language for all areas in use. Rejects when one cannot be loaded. */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all([...used].map((area) => load(language, area)));
}
