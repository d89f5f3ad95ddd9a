import { memo, useState } from "react";
import type { DeckCopies } from "../../../domain/deck/facts/copies";
import type { DeckFacts } from "../../../domain/deck/facts/deck-facts";
import { useTranslation } from "../../../i18n/translation";
import { useMedia } from "../../../ui/use-media";
import styles from "./deck-view.module.css";
import { DeckCharts } from "./lazy-parts";

/** Whether there is space below the crypt for the charts, which are open from the start there. */
export const useChartsBeside = () => useMedia("(min-width: 1440px)");

interface DeckChartsPartProps {
  readonly copies: DeckCopies;
  readonly facts: DeckFacts;
}

/** The charts of a deck: open where there is space beside the library, fetched when they are open. */
export const DeckChartsPart = memo(function DeckChartsPart(props: DeckChartsPartProps) {
  const { t } = useTranslation();
  const beside = useChartsBeside();
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? beside;
  return (
    <details
      className={styles.charts}
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open !== open && setChosen(currentTarget.open)}
    >
      <summary>{t("deck.charts")}</summary>
      <div className={styles.reserved}>{open && <DeckCharts {...props} />}</div>
    </details>
  );
});
