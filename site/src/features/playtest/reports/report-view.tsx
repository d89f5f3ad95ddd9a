import type { ReportContent } from "../../../domain/playtest/reports";
import { useTranslation } from "../../../i18n/translation";
import styles from "./reports.module.css";
import { ScoreStars } from "./score-stars";

interface ReportViewProps {
  readonly report: ReportContent;
  /** As it is shown, "" for none. */
  readonly name: string;
  readonly fullName?: string;
}

/** A report: who, stars, seen in play, text. */
export function ReportView({ report: { score, isPlayed, text }, name, fullName }: ReportViewProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.meta}>
        {name !== "" && <strong title={name === fullName ? undefined : fullName}>{name}</strong>}
        <ScoreStars score={score} />
        <span className={isPlayed ? styles.seen : styles.notSeen}>
          {t(isPlayed ? "playtest-admin.seen" : "playtest-admin.not-seen")}
        </span>
      </p>
      {text !== "" && <p className={styles.text}>{text}</p>}
    </>
  );
}
