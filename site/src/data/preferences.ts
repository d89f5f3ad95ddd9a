import { isLanguage, type Language, preferredLanguage } from "../domain/language";
import { createStore } from "../domain/store";
import { useStore } from "./store";
import { createPersistentStore, parseJson, storedText } from "./stored-text";

export type Theme = "system" | "dark" | "light";

/** The visitor's preferences on this device. The theme snippet of the page reads `theme` and `language` too. */
export interface Preferences {
  readonly theme: Theme;
  readonly language: Language;
  readonly cardLanguage: Language;
  /** Cards show their picture (true) or the text card. */
  readonly showImage: boolean;
  /** Disciplines and types of cards are icons (true) or letters. */
  readonly icons: boolean;
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

/** The interface is in the browser's language, and cards are in English, until others are chosen. */
const DEFAULTS: Preferences = {
  theme: "system",
  language: preferredLanguage(globalThis.navigator?.languages ?? []),
  cardLanguage: "en",
  showImage: true,
  icons: true,
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
  theme: (value) => ["system", "dark", "light"].includes(value as Theme),
  language: isLanguage,
  cardLanguage: isLanguage,
  sort: (value) =>
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value as object).every((key) => typeof key === "string"),
};

function isValid(key: string, value: unknown): boolean {
  const preference = key as keyof Preferences;
  return (
    Object.hasOwn(DEFAULTS, key) &&
    typeof value === typeof DEFAULTS[preference] &&
    ACCEPTS[preference]?.(value) !== false
  );
}

/** A value of an unexpected kind falls back to its default; nothing on the device can break the page. */
export function parsePreferences(text: string | null): Preferences {
  const known = Object.entries(parseJson(text) ?? {}).filter(([key, value]) => isValid(key, value));
  return { ...DEFAULTS, ...Object.fromEntries(known) };
}

type Languages = Pick<Preferences, "language" | "cardLanguage">;

const chosen = createPersistentStore(KEY, { parse: parsePreferences, print: JSON.stringify });
const storedVisit = storedText("methuselah.visit-language", "sessionStorage");
/** Languages of a shared link (`?lang=fr`): for this visit only, never stored as a preference. */
let visit = visitLanguages(storedVisit.read());
const current = createStore<Preferences>({ ...chosen.get(), ...visit });
chosen.subscribe(refresh);

function visitLanguages(text: string | null): Partial<Languages> {
  return isLanguage(text) ? { language: text, cardLanguage: text } : {};
}

function refresh(): void {
  current.set({ ...chosen.get(), ...visit });
}

export const getPreferences = current.get;
export const subscribeToPreferences = current.subscribe;

export function setPreferences(change: Partial<Preferences>): void {
  if ("language" in change || "cardLanguage" in change) {
    // A choice ends the borrowed language; the one not chosen now stays as it is until the next page load.
    visit = Object.fromEntries(Object.entries(visit).filter(([key]) => !(key in change)));
    storedVisit.write(null);
  }
  chosen.set({ ...chosen.get(), ...change });
}

/** Uses a shared link's language for interface and cards during this visit, without storing it as a choice. */
export function setVisitLanguage(language: Language): void {
  visit = visitLanguages(language);
  storedVisit.write(language);
  refresh();
}

export function usePreferences(): Preferences {
  return useStore(current);
}
