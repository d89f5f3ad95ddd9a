import type { FormatProblem } from "../../domain/limited/format-file";
import { useTranslation } from "../../i18n/translation";
import styles from "../../ui/panel.module.css";

/** Enough to see what kind of text it is. */
const SHOWN = 5;

/** Says why a text is no format, and where. */
export function FormatProblems({ problems }: { readonly problems: readonly FormatProblem[] }) {
  const { t } = useTranslation();
  const more = problems.length - SHOWN;
  return (
    <>
      <p>{t("limited.refused")}</p>
      <ul className={styles.bullets}>
        {problems.slice(0, SHOWN).map(({ kind, field }) => (
          <li key={`${kind} ${field}`}>
            {t(`limited.problem-${kind}`, { field: field === "" ? t("limited.whole") : field })}
          </li>
        ))}
        {more > 0 && <li>{t("limited.more-problems", { count: more })}</li>}
      </ul>
    </>
  );
}
