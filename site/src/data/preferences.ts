import { useSyncExternalStore } from "react";
import type { Language } from "../domain/language";

export type Theme = "system" | "dark" | "light";

/** What a visitor has chosen on this device. The theme snippet of the page reads `theme` and `language` too. */
export interface Preferences {
  readonly theme: Theme;
  readonly language: Language;
  readonly cardLanguage: Language;
  /** Cards show their picture (true) or the text card. */
  readonly showImage: boolean;
  readonly legacyImages: boolean;
  /** Single-key shortcuts can be turned off. */
  readonly shortcuts: boolean;
  /** List name → persisted sort key. */
  readonly sort: Readonly<Record<string, string>>;
}

const KEY = "methuselah.preferences";

const DEFAULTS: Preferences = {
  theme: "system",
  language: "en",
  cardLanguage: "en",
  showImage: true,
  legacyImages: false,
  shortcuts: true,
  sort: {},
};

let current = read();
const listeners = new Set<() => void>();

/** A value of an unexpected kind falls back to its default; nothing on the device can break the page. */
function read(): Preferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof stored !== "object" || stored === null) return DEFAULTS;
    const known = Object.entries(stored).filter(
      ([key, value]) => key in DEFAULTS && typeof value === typeof DEFAULTS[key as keyof Preferences],
    );
    return { ...DEFAULTS, ...Object.fromEntries(known) };
  } catch {
    return DEFAULTS;
  }
}

export function getPreferences(): Preferences {
  return current;
}

export function setPreferences(change: Partial<Preferences>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Private windows may refuse storage: the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const onStorage = (event: StorageEvent) => {
    if (event.key !== KEY) return;
    current = read();
    listener();
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
