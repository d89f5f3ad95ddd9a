import { useId } from "react";
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from "../../domain/language";
import styles from "./language-select.module.css";

interface LanguageSelectProps {
  readonly label: string;
  readonly value: Language;
  readonly onChange: (language: Language) => void;
}

/** Each language has its own name for itself. */
export function LanguageSelect({ label, value, onChange }: LanguageSelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          if (isLanguage(target.value)) onChange(target.value);
        }}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </div>
  );
}
