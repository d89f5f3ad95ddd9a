import { useTranslation } from "../../i18n/translation";
import styles from "./card-status.module.css";
import { LoadFailure } from "./load-failure";
import type { CardState } from "./use-card";

interface CardStatusProps {
  /** As the address has it. */
  readonly id: string | number;
  readonly state: Exclude<CardState, { readonly status: "shown" }>;
}

/** What stands in a card's place as long as it cannot be shown. */
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
      return (
        <div className={styles.status}>
          <h2>{t("card.unknown.title")}</h2>
          <p>{t("card.unknown.text", { id: String(id) })}</p>
        </div>
      );
  }
}
