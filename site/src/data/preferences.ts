import { useSyncExternalStore } from "react";
import { isLanguage, type Language, preferredLanguage } from "../domain/language";
import { parseJson, storedText } from "./stored-text";

export type Theme = "system" | "dark" | "light";

/** The visitor's preferences on this device. The theme snippet of the page reads `theme` and `language` too. */
export interface Preferences {
  readonly theme: Theme;
  readonly language: Language;
  readonly cardLanguage: Language;
  /** Cards show their picture (true) or the text card. */
  readonly showImage: boolean;
  readonly legacyImages: boolean;
  /** Single-key shortcuts can be turned off. */
  readonly shortcuts: boolean;
  /** Results of a search are put into the current deck. */
  readonly addMode: boolean;
  /** Decks, lists and searches show what the user owns. */
  readonly inventoryMode: boolean;
  /** Cards outside of the limited format are marked, and searches leave them out. */
  readonly limitedMode: boolean;
  /** One of `domain/limited/presets.ts`; "" where none has been chosen. */
  readonly limitedPreset: string;
  /** Cards of the playtest round take part in searches and decks; without a role of the playtest it has no effect. */
  readonly playtestMode: boolean;
  /** List name → persisted sort key. */
  readonly sort: Readonly<Record<string, string>>;
}

const KEY = "methuselah.preferences";

/** The interface speaks the language of the browser until another is chosen; cards speak English until then. */
const DEFAULTS: Preferences = {
  theme: "system",
  language: preferredLanguage(globalThis.navigator?.languages ?? []),
  cardLanguage: "en",
  showImage: true,
  legacyImages: false,
  shortcuts: true,
  addMode: false,
  inventoryMode: false,
  limitedMode: false,
  limitedPreset: "",
  playtestMode: false,
  sort: {},
};

/** Preferences of which not every value of the type of their default is one. */
const ACCEPTS: Partial<Record<keyof Preferences, (value: unknown) => boolean>> = {
  theme: (value) => value === "system" || value === "dark" || value === "light",
  language: isLanguage,
  cardLanguage: isLanguage,
  sort: (value) =>
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value as object).every((key) => typeof key === "string"),
};

function isValid(key: string, value: unknown): boolean {
  if (!Object.hasOwn(DEFAULTS, key)) return false;
  const preference = key as keyof Preferences;
  return typeof value === typeof DEFAULTS[preference] && ACCEPTS[preference]?.(value) !== false;
}

/** A value of an unexpected kind falls back to its default; nothing on the device can break the page. */
export function parsePreferences(text: string | null): Preferences {
  const parsed = parseJson(text);
  if (typeof parsed !== "object" || parsed === null) return DEFAULTS;
  const known = Object.entries(parsed).filter(([key, value]) => isValid(key, value));
  return { ...DEFAULTS, ...Object.fromEntries(known) };
}

type Languages = Pick<Preferences, "language" | "cardLanguage">;

const stored = storedText(KEY);
const storedVisit = storedText("methuselah.visit-language", "sessionStorage");
let chosen = parsePreferences(stored.read());
/** Languages of a shared link (`?lang=fr`): for this visit only, never stored as a preference. */
let visit = visitLanguages(storedVisit.read());
let current: Preferences = { ...chosen, ...visit };
const listeners = new Set<() => void>();

function visitLanguages(text: string | null): Partial<Languages> {
  return isLanguage(text) ? { language: text, cardLanguage: text } : {};
}

function refresh(): void {
  current = { ...chosen, ...visit };
  for (const listener of listeners) listener();
}

export function getPreferences(): Preferences {
  return current;
}

export function setPreferences(change: Partial<Preferences>): void {
  chosen = { ...chosen, ...change };
  stored.write(JSON.stringify(chosen));
  if ("language" in change || "cardLanguage" in change) {
    // A choice ends the borrowed language; the one not chosen now stays as it is until the next page load.
    visit = Object.fromEntries(Object.entries(visit).filter(([key]) => !(key in change)));
    storedVisit.write(null);
  }
  refresh();
}

/** Uses a shared link's language for interface and cards during this visit, without storing it as a choice. */
export function borrowLanguage(language: Language): void {
  visit = visitLanguages(language);
  storedVisit.write(language);
  refresh();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const onStorage = (event: StorageEvent) => {
    if (event.key !== KEY) return;
    chosen = parsePreferences(event.newValue);
    refresh();
  };
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, getPreferences);
}
