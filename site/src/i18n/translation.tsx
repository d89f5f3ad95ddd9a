import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Language } from "../domain/language";
import type { MessageKey } from "./catalogue";
import { formatMessage, type Params } from "./message";
import { findMessage } from "./messages";

/** Formats a message in the interface language. */
export interface Translate {
  (key: MessageKey, params?: Params): string;
  /** Whether the message exists: for keys computed from data, such as `discipline.aus`. */
  readonly knows: (key: string) => key is MessageKey;
}

interface Translation {
  readonly language: Language;
  readonly t: Translate;
}

const NO_PARAMS: Params = {};

/** Formats messages in a language, as far as they have been loaded. */
export function translator(language: Language): Translate {
  const translate = (key: MessageKey, params = NO_PARAMS) => {
    const message = findMessage(key, language);
    if (message === undefined) throw new Error(`The message "${key}" was not loaded`);
    return formatMessage(message, params, language);
  };
  return Object.assign(translate, {
    knows: (key: string): key is MessageKey => findMessage(key, language) !== undefined,
  });
}

const Context = createContext<Translation | undefined>(undefined);

interface TranslationProviderProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/** The app loads messages before they are shown, so that no text flashes in another language. */
export function TranslationProvider({ language, children }: TranslationProviderProps) {
  const value = useMemo(() => ({ language, t: translator(language) }), [language]);
  return <Context value={value}>{children}</Context>;
}

let byDefault: Translation | undefined;

/** The translation of components without a provider, in tests of one component. */
export function setDefaultLanguage(language: Language): void {
  byDefault = { language, t: translator(language) };
}

/** Throws when no provider names the language to use. */
export function useTranslation(): Translation {
  const translation = useContext(Context) ?? byDefault;
  if (!translation) throw new Error("A TranslationProvider is missing");
  return translation;
}
