import type { QueryProblem } from "../../domain/search/filter";
import { useTranslation } from "../../i18n/translation";
import styles from "./notices.module.css";
import { sayProblem } from "./say";

interface ProblemListProps {
  readonly problems: readonly QueryProblem[];
}

/** What of the search was not understood; the rest of it works. */
export function ProblemList({ problems }: ProblemListProps) {
  const { t } = useTranslation();
  if (problems.length === 0) return null;
  return (
    <div role="alert" className={styles.problems}>
      <p>{t("search.problems", { count: problems.length })}</p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.path} ${problem.value}`}>{sayProblem(t, problem)}</li>
        ))}
      </ul>
    </div>
  );
}
