import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import styles from "../../../ui/dialog-form.module.css";

interface StockFailureProps {
  /** undefined where loading continues by itself once the network is back. */
  readonly retry: (() => void) | undefined;
}

/** Neither the server nor this device could provide the inventory. */
export function StockFailure({ retry }: StockFailureProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.choices}>
      <p role="alert" className={styles.problem}>
        {t("deck-inventory.failed")}
      </p>
      {retry && <Button onClick={retry}>{t("common.retry")}</Button>}
    </div>
  );
}
