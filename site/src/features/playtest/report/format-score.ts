import { MAX_SCORE } from "../../../domain/playtest/own-report";
import type { Translate } from "../../../i18n/translation";

/** "7 of 10: Strong". */
export function formatScore(t: Translate, score: number): string {
  const key = `report.score-${score}`;
  if (score < 1 || score > MAX_SCORE || !t.knows(key)) return t("report.no-score");
  return t("report.score", { score, meaning: t(key) });
}
