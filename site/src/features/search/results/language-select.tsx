import { LANGUAGE_NAMES, type Language } from "../../../domain/language";
import { useTranslation } from "../../../i18n/translation";
import { Select } from "../../../ui/form/select";
import type { SearchIn } from "../search-texts";
import styles from "./toolbar.module.css";

interface LanguageSelectProps {
  readonly language: Exclude<Language, "en">;
  readonly where: SearchIn;
  readonly onChange: (where: SearchIn) => void;
}

/** In which language text rows look, while cards are shown in another one than English. */
export function LanguageSelect({ language, where, onChange }: LanguageSelectProps) {
  const { t } = useTranslation();
  const own = LANGUAGE_NAMES[language];
  return (
    <div className={styles.language}>
      <span aria-hidden="true">{t("search.in")}</span>
      <Select<SearchIn>
        label={t("search.in-language")}
        value={where}
        options={[
          { value: "both", label: `${own} + ${LANGUAGE_NAMES.en}` },
          { value: "translation", label: own },
          { value: "english", label: LANGUAGE_NAMES.en },
        ]}
        onChange={onChange}
      />
    </div>
  );
}
