import type { Estimate } from "../../../domain/archive/meta/estimate";
import { useTranslation } from "../../../i18n/translation";
import styles from "./meta.module.css";
import { shareText } from "./numbers";

interface ShareBarProps {
  readonly estimate: Estimate;
  /** The share at the right end. */
  readonly top: number;
}

/** A share as a bar, and its interval as a line across the end of the bar. */
export function ShareBar({ estimate: { share, low, high }, top }: ShareBarProps) {
  const { t, language } = useTranslation();
  const x = (value: number) => `${(100 * Math.min(1, value / top)).toFixed(1)}%`;
  const words = t("meta.between", { low: shareText(low, language), high: shareText(high, language) });
  return (
    <svg className={styles.bar} role="img" aria-label={words}>
      <title>{words}</title>
      <rect width={x(share)} height="12" className={styles.part} />
      <line x1={x(low)} x2={x(high)} y1="6" y2="6" className={styles.interval} />
    </svg>
  );
}
