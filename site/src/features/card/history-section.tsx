import { Suspense, useState } from "react";
import type { Card } from "../../domain/card/card";
import { isPlaytestId } from "../../domain/card/ids";
import { useTranslation } from "../../i18n/translation";
import { lazyPart } from "../../lazy/lazy-part";
import { loadPart } from "../../lazy/load-screen";
import styles from "./history-section.module.css";

const CardHistory = lazyPart(
  loadPart(
    "card-history",
    () => import("./changes/card-history"),
    (module) => module.CardHistory,
  ),
);

/** The history of a card, fetched when it is opened. Cards in testing have none. */
export function HistorySection({ card }: { readonly card: Card }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (isPlaytestId(card.id)) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <span>{t("card.field.history")}</span>
      </summary>
      {open && (
        <Suspense fallback={<p role="status">{t("common.loading")}</p>}>
          <CardHistory card={card} />
        </Suspense>
      )}
    </details>
  );
}
