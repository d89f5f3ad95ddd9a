import { useTranslation } from "../../i18n/translation";
import { Button } from "../../ui/button";
import styles from "./account.module.css";

/** Shown if a part of the page could not be loaded. */
export function LoadProblem({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.action}>
      <p role="status" className={styles.problem}>
        {t("shell.error-connection")}
      </p>
      <Button onClick={onRetry}>{t("common.retry")}</Button>
    </div>
  );
}
