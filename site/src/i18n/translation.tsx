import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Language } from "../domain/language";
import { type Catalogue, en, type MessageKey } from "./catalogue-en";
import { formatMessage, type Params } from "./message";

/** Says a message of the catalogue in the interface language. */
export type Translate = (key: MessageKey, params?: Params) => string;

interface Translation {
  readonly language: Language;
  readonly t: Translate;
}

const NO_PARAMS: Params = {};

function translator(catalogue: Catalogue, language: Language): Translate {
  return (key, params = NO_PARAMS) => formatMessage(catalogue[key], params, language);
}

const Context = createContext<Translation>({ language: "en", t: translator(en, "en") });

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

export function useTranslation(): Translation {
  return useContext(Context);
}
