import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ACCOUNT } from "../../../data/account-query";
import { ApiError } from "../../../data/api";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import styles from "./admins.module.css";
import { problemOf } from "./problem-of";

interface LoadProblemProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Something could not be loaded. When the role has been revoked, the account is read again. */
export function LoadProblem({ error, onRetry }: LoadProblemProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  useEffect(() => {
    if (!(error instanceof ApiError) || error.status !== 403) return;
    void client.invalidateQueries({ queryKey: ACCOUNT });
  }, [client, error]);
  return (
    <div className={styles.problemBox}>
      <p role="alert">{problemOf(t, error)}</p>
      <Button onClick={onRetry}>{t("common.retry")}</Button>
    </div>
  );
}
