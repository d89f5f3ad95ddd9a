import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { usePreferences } from "../data/preferences";
import type { Language } from "../domain/language";
import { loadLanguage } from "../i18n/load-messages";
import { TranslationProvider } from "../i18n/translation";

interface LanguageRootProps {
  /** The messages of its app shell are loaded, so that no text flashes in another language. */
  readonly initial: Language;
  readonly children: ReactNode;
}

/** Provides the chosen language; the page keeps the previous one until the messages are loaded. */
export function LanguageRoot({ initial, children }: LanguageRootProps) {
  const { language } = usePreferences();
  const [loaded, setLoaded] = useState(initial);

  useEffect(() => {
    if (language === loaded) return;
    let stale = false;
    loadLanguage(language).then(
      () => {
        if (!stale) setLoaded(language);
      },
      // Offline and never fetched: the page keeps its language.
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [language, loaded]);

  // Together with the texts: a screen reader pronounces them in their language.
  useLayoutEffect(() => {
    document.documentElement.lang = loaded;
  }, [loaded]);

  return <TranslationProvider language={loaded}>{children}</TranslationProvider>;
}
