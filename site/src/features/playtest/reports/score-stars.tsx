import { useTranslation } from "../../../i18n/translation";
import styles from "./reports.module.css";

const MAX = 10;
const STAR = "★";

/** A score that cannot be changed here: 7 of 10 stars. */
export function ScoreStars({ score }: { readonly score: number }) {
  const { t } = useTranslation();
  if (score === 0) return <span className={styles.notSeen}>{t("playtest-admin.no-score")}</span>;
  return (
    <span
      role="img"
      aria-label={t("playtest-admin.score-of", { score: String(score) })}
      className={styles.stars}
    >
      {STAR.repeat(score)}
      <span>{STAR.repeat(MAX - score)}</span>
    </span>
  );
}
