import type { ScoreColumn } from "../../../domain/playtest/score-chart";
import { useTranslation } from "../../../i18n/translation";
import styles from "./score-summary.module.css";

/** Units of the drawing: percent in height, ten columns in width. */
const HEIGHT = 100;
const STEP = 10;
const BAR = 7;

interface ScoreChartProps {
  readonly columns: readonly ScoreColumn[];
  /** Reports at the top. */
  readonly top: number;
}

/** Reports by score, those seen in play below the others; the table beside it is for screen readers. */
export function ScoreChart({ columns, top }: ScoreChartProps) {
  const { t } = useTranslation();
  return (
    <div aria-hidden="true" className={styles.chart}>
      <span className={styles.top}>{top}</span>
      <span className={styles.bottom}>0</span>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${STEP * columns.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        focusable="false"
        className={styles.bars}
      >
        {columns.map((column, index) => (
          <Bar key={column.score} column={column} left={index * STEP + (STEP - BAR) / 2} />
        ))}
      </svg>
      <span className={styles.scores}>
        {columns.map(({ score }) => (
          <span key={score}>{score}</span>
        ))}
      </span>
      <span className={styles.legend}>
        <span className={styles.seenMark}>{t("playtest-admin.seen")}</span>
        <span className={styles.notSeenMark}>{t("playtest-admin.not-seen")}</span>
      </span>
    </div>
  );
}

function Bar({ column, left }: { readonly column: ScoreColumn; readonly left: number }) {
  const { seenHeight, notSeenHeight } = column;
  const middle = HEIGHT - seenHeight;
  return (
    <>
      {seenHeight > 0 && <rect x={left} y={middle} width={BAR} height={seenHeight} className={styles.seen} />}
      {notSeenHeight > 0 && (
        <rect
          x={left}
          y={middle - notSeenHeight}
          width={BAR}
          height={notSeenHeight}
          className={styles.notSeen}
        />
      )}
    </>
  );
}
