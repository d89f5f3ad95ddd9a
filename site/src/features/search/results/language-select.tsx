import { LANGUAGE_NAMES } from "../../../domain/language";
import { useTranslation } from "../../../i18n/translation";
import { Select } from "../../../ui/form/select";
import styles from "../../../ui/search/toolbar.module.css";
import type { SearchIn } from "../search-texts";
import type { LanguageChoice } from "../use-sorted-results";

/** Language of text searches while cards are shown in another language than English. */
export function LanguageSelect({ language, where, onChange }: LanguageChoice) {
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
