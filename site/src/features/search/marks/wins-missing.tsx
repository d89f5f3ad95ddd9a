import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import styles from "../../../ui/notice.module.css";

/** Says that the winning decks could not be loaded, and offers to try again. */
export function WinsFailed() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const retry = () => void client.resetQueries({ queryKey: ["win-order"] });
  return (
    <Notice text={t("search.wins-failed")}>
      <Button variant="primary" onClick={retry}>
        {t("common.retry")}
      </Button>
    </Notice>
  );
}

/** Says that nothing is known about what wins. */
export function NoWins() {
  const { t } = useTranslation();
  return <Notice text={t("search.wins-none")} />;
}

/** Over the end of the page, so that no result moves. */
function Notice({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  const { t } = useTranslation();
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <div role="alert" className={styles.place}>
      <div className={styles.notice}>
        <p>{text}</p>
        <div className={styles.actions}>
          {children}
          <Button onClick={() => setClosed(true)}>{t("common.close")}</Button>
        </div>
      </div>
    </div>
  );
}
