import type { ScoreColumn } from "../../../domain/playtest/score-chart";
import { useTranslation } from "../../../i18n/translation";

interface ScoreTableProps {
  readonly name: string;
  readonly columns: readonly ScoreColumn[];
}

/** The numbers of the chart for screen readers. */
export function ScoreTable({ name, columns }: ScoreTableProps) {
  const { t } = useTranslation();
  return (
    <div className="visually-hidden">
      <table>
        <caption>{t("playtest-admin.scores-of", { name })}</caption>
        <thead>
          <tr>
            <th scope="col">{t("playtest-admin.score")}</th>
            <th scope="col">{t("playtest-admin.seen")}</th>
            <th scope="col">{t("playtest-admin.not-seen")}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ score, seen, notSeen }) => (
            <tr key={score}>
              <th scope="row">{score}</th>
              <td>{seen}</td>
              <td>{notSeen}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
