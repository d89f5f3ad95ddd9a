import { useTranslation } from "../i18n/translation";
import { Button } from "./button";
import styles from "./load-failure.module.css";

interface LoadFailureProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/** Reports that a part could not be loaded and offers to try again; the rest of the card stays. */
export function LoadFailure({ message, onRetry }: LoadFailureProps) {
  const { t } = useTranslation();
  return (
    <p role="alert" className={styles.failure}>
      {message} <Button onClick={onRetry}>{t("common.retry")}</Button>
    </p>
  );
}
