import type { FormatProblem } from "../../domain/limited/format-file";
import { useTranslation } from "../../i18n/translation";
import styles from "../../ui/panel.module.css";

/** Enough to recognize the kind of text. */
const SHOWN = 5;

/** Lists the problems of a text that is no format. */
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
