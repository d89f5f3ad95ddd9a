import type { QueryProblem } from "../../domain/search/filter";
import { useTranslation } from "../../i18n/translation";
import { formatProblem } from "./format-problem";
import styles from "./notices.module.css";

interface ProblemListProps {
  readonly problems: readonly QueryProblem[];
}

/** Criteria that were not understood; the others work. */
export function ProblemList({ problems }: ProblemListProps) {
  const { t } = useTranslation();
  if (problems.length === 0) return null;
  return (
    <div role="alert" className={styles.problems}>
      <p>{t("search.problems", { count: problems.length })}</p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.path} ${problem.value}`}>{formatProblem(t, problem)}</li>
        ))}
      </ul>
    </div>
  );
}
