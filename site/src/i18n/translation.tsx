import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Language } from "../domain/language";
import type { MessageKey } from "./catalogue";
import { formatMessage, type Params } from "./message";
import { findMessage } from "./messages";

/** Says a message of the catalogue in the interface language. */
export interface Translate {
  (key: MessageKey, params?: Params): string;
  /** Is there such a message? For keys made of data: `discipline.aus`. */
  readonly knows: (key: string) => key is MessageKey;
}

interface Translation {
  readonly language: Language;
  readonly t: Translate;
}

const NO_PARAMS: Params = {};

/** Says messages in a language, as far as its words have been fetched. */
export function translator(language: Language): Translate {
  const say = (key: MessageKey, params = NO_PARAMS) => {
    const message = findMessage(key, language);
    if (message === undefined) throw new Error(`The message "${key}" was not loaded`);
    return formatMessage(message, params, language);
  };
  return Object.assign(say, {
    knows: (key: string): key is MessageKey => findMessage(key, language) !== undefined,
  });
}

const Context = createContext<Translation | undefined>(undefined);

interface TranslationProviderProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/** The app fetches the words before they are shown, so no text flashes in another language. */
export function TranslationProvider({ language, children }: TranslationProviderProps) {
  const value = useMemo(() => ({ language, t: translator(language) }), [language]);
  return <Context value={value}>{children}</Context>;
}

let byDefault: Translation | undefined;

/** What components shown alone speak, without a provider around them: a test of one component. */
export function speakByDefault(language: Language): void {
  byDefault = { language, t: translator(language) };
}

/** Raises an error where nothing says which language is spoken. */
export function useTranslation(): Translation {
  const spoken = useContext(Context) ?? byDefault;
  if (!spoken) throw new Error("A TranslationProvider is missing");
  return spoken;
}
