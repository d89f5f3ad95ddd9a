import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Language } from "../domain/language";
import type { Catalogue, MessageKey } from "./catalogue-en";
import { formatMessage, type Params } from "./message";

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

function translator(catalogue: Catalogue, language: Language): Translate {
  const say = (key: MessageKey, params = NO_PARAMS) => formatMessage(catalogue[key], params, language);
  return Object.assign(say, {
    knows: (key: string): key is MessageKey => Object.hasOwn(catalogue, key),
  });
}

const Context = createContext<Translation | undefined>(undefined);

interface TranslationProviderProps {
  readonly catalogue: Catalogue;
  readonly language: Language;
  readonly children: ReactNode;
}

/** The catalogue is loaded by the app before it is shown, so no text flashes in another language. */
export function TranslationProvider({ catalogue, language, children }: TranslationProviderProps) {
  const value = useMemo(() => ({ language, t: translator(catalogue, language) }), [catalogue, language]);
  return <Context value={value}>{children}</Context>;
}

let byDefault: Translation | undefined;

/** What components shown alone say, without a provider around them: a test of one component. */
export function speakByDefault(language: Language, catalogue: Catalogue): void {
  byDefault = { language, t: translator(catalogue, language) };
}

/** Raises an error where nothing says which language is spoken. */
export function useTranslation(): Translation {
  const spoken = useContext(Context) ?? byDefault;
  if (!spoken) throw new Error("No language is spoken here: a TranslationProvider is missing");
  return spoken;
}
