import { asCardId, isPlaytestId } from "../../domain/card/ids";
import { useTranslation } from "../../i18n/translation";
import { LoadFailure } from "../../ui/load-failure";
import styles from "./card-status.module.css";
import type { CardState } from "./use-card";

interface CardStatusProps {
  /** The id in the URL. */
  readonly id: string | number;
  readonly state: Exclude<CardState, { readonly status: "shown" }>;
}

function isPlaytest(id: string | number): boolean {
  const card = asCardId(id);
  return card !== undefined && isPlaytestId(card);
}

/** Shown instead of a card that is loading, unknown or failed. */
export function CardStatus({ id, state }: CardStatusProps) {
  const { t } = useTranslation();
  switch (state.status) {
    case "loading":
      return (
        <p role="status" className={`${styles.status} ${styles.loading}`}>
          {t("common.loading")}
        </p>
      );
    case "failed":
      return (
        <div className={styles.status}>
          <LoadFailure message={t("card.loadFailed")} onRetry={state.retry} />
        </div>
      );
    case "unknown":
      if (isPlaytest(id)) return <h2 className={styles.status}>{t("card.contains-playtest")}</h2>;
      return (
        <div className={styles.status}>
          <h2>{t("card.unknown.title")}</h2>
          <p>{t("card.unknown.text", { id: String(id) })}</p>
        </div>
      );
  }
}
