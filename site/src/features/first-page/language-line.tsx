import { setPreferences, usePreferences } from "../../data/preferences";
import { isLanguage, LANGUAGE_NAMES, type Language } from "../../domain/language";
import { useTranslation } from "../../i18n/translation";
import styles from "./home.module.css";

/** Another language that the browser asks for, or undefined. */
function otherLanguage(shown: Language): Language | undefined {
  return navigator.languages
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag): tag is Language => isLanguage(tag) && tag !== shown);
}

/** Offers the site in another language of the visitor, or the cards in the language of the site. */
export function LanguageLine() {
  const { t, language } = useTranslation();
  const { cardLanguage } = usePreferences();
  const other = otherLanguage(language);
  if (cardLanguage !== language) {
    return (
      <button
        type="button"
        className={styles.language}
        onClick={() => setPreferences({ cardLanguage: language })}
      >
        {t("home.read-cards", { language: LANGUAGE_NAMES[language] })}
      </button>
    );
  }
  if (other === undefined) return null;
  return (
    <button
      type="button"
      lang={other}
      className={styles.language}
      onClick={() => setPreferences({ language: other, cardLanguage: other })}
    >
      {t(`home.read-${other}`)}
    </button>
  );
}
