import { isTelling, type Point } from "../../../domain/archive/meta/timeline";
import { useTranslation } from "../../../i18n/translation";
import styles from "./meta.module.css";
import { lineText } from "./numbers";

const [WIDTH, HEIGHT] = [96, 24] as const;

/** Trailing shares over time, from 0 to the highest; periods with too few decks are left out. */
export function SparkLine({ points }: { readonly points: readonly Point[] }) {
  const { t, language } = useTranslation();
  const top = Math.max(...points.filter(isTelling).map(({ share }) => share), 0) || 1;
  const step = WIDTH / Math.max(1, points.length - 1);
  const known = points.flatMap((point, index) => {
    const y = HEIGHT - 2 - (point.share / top) * (HEIGHT - 4);
    return isTelling(point) ? `${(index * step).toFixed(1)},${y.toFixed(1)}` : [];
  });
  return (
    <svg
      className={styles.spark}
      viewBox={`-2 0 ${WIDTH + 4} ${HEIGHT}`}
      role="img"
      aria-label={lineText(t, points, language)}
    >
      <line x1={0} x2={WIDTH} y1={HEIGHT - 1} y2={HEIGHT - 1} className={styles.axis} />
      <polyline className={styles.line} points={known.join(" ")} />
    </svg>
  );
}
