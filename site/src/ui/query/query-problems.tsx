import type { Fix, Problem } from "../../domain/query/problem";
import { useTranslation } from "../../i18n/translation";
import { Button } from "../button";
import { formatKey } from "../search/format-problem";
import styles from "./query-line.module.css";

interface QueryProblemsProps {
  readonly id: string;
  /** The whole line, which another search may understand. */
  readonly text: string;
  readonly problems: readonly Problem[];
  readonly onFix: (fix: Fix) => void;
}

/** Parts of the line that were left out, each with what may be meant instead. */
export function QueryProblems({ id, text, problems, onFix }: QueryProblemsProps) {
  const { t } = useTranslation();
  return (
    <ul id={id} className={styles.problems}>
      {problems.map((problem) => (
        <li key={`${problem.code} ${problem.at[0]}`}>
          <span>{formatKey(t, `query.problem.${problem.code}`, { value: problem.value })}</span>
          {problem.fixes.map((fix) =>
            fix.text.startsWith("/") ? (
              <a key={fix.text} href={`${fix.text}?s=${encodeURIComponent(text)}`}>
                {t("query.there")}
              </a>
            ) : (
              // A press keeps the focus in the field, and so the list of suggestions open.
              <Button
                key={fix.text}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onFix(fix)}
                aria-label={t("query.fix", { text: fix.text })}
              >
                <code>{fix.text}</code>
              </Button>
            ),
          )}
        </li>
      ))}
    </ul>
  );
}
