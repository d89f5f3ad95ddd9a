import { type ReactNode, useEffect, useState } from "react";
import { usePreferences } from "../data/preferences";
import type { Language } from "../domain/language";
import type { Catalogue } from "../i18n/catalogue-en";
import { loadCatalogue } from "../i18n/load-catalogue";
import { TranslationProvider } from "../i18n/translation";

export interface Spoken {
  readonly language: Language;
  readonly catalogue: Catalogue;
}

interface LanguageRootProps {
  /** Loaded before the first paint, so that no text flashes in another language. */
  readonly initial: Spoken;
  readonly children: ReactNode;
}

/** Speaks the chosen language; until a newly chosen one has arrived, the page stays as it is. */
export function LanguageRoot({ initial, children }: LanguageRootProps) {
  const { language } = usePreferences();
  const [spoken, setSpoken] = useState(initial);

  useEffect(() => {
    let stale = false;
    loadCatalogue(language).then(
      (catalogue) => {
        if (!stale) setSpoken({ language, catalogue });
      },
      // Offline and never fetched: the page goes on in the language it speaks.
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [language]);

  useEffect(() => {
    document.documentElement.lang = spoken.language;
  }, [spoken.language]);

  return (
    <TranslationProvider catalogue={spoken.catalogue} language={spoken.language}>
      {children}
    </TranslationProvider>
  );
}
