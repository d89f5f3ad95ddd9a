import { useMemo } from "react";
import { decksByYear } from "../../../domain/archive/search/orders";
import { useTranslation } from "../../../i18n/translation";
import styles from "../archive.module.css";

interface YearCountsProps {
  readonly decks: readonly number[];
  readonly years: ArrayLike<number>;
}

/** Number of found decks per year. */
export function YearCounts({ decks, years }: YearCountsProps) {
  const { t } = useTranslation();
  const counts = useMemo(() => decksByYear(decks, years), [decks, years]);
  if (counts.length < 2) return null;
  return (
    <ul className={styles.years} aria-label={t("archive.years")}>
      {counts.map(([year, count]) => (
        <li key={year}>{t("archive.year", { year: String(year), count: String(count) })}</li>
      ))}
    </ul>
  );
}
