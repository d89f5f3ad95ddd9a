import { useTranslation } from "../i18n/translation";
import styles from "./pending.module.css";

/** A screen is on its way; said only when it takes longer than a moment. */
export function Pending() {
  const { t } = useTranslation();
  return (
    <p role="status" className={styles.pending}>
      {t("common.loading")}
    </p>
  );
}
