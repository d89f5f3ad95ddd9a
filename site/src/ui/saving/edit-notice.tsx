import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/translation";
import { Button } from "../button";
import styles from "./saving.module.css";

interface EditNoticeProps {
  readonly urgent?: boolean;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/** What became of an edit. */
export function EditNotice({ urgent = false, onDismiss, children }: EditNoticeProps) {
  const { t } = useTranslation();
  return (
    <div role={urgent ? "alert" : "status"} className={`${styles.notice} ${urgent ? styles.urgent : ""}`}>
      <p>{children}</p>
      <Button variant="ghost" onClick={onDismiss}>
        {t("deck.dismiss")}
      </Button>
    </div>
  );
}
