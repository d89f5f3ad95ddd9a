import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useStore } from "../data/store";
import { BUILT_IN_VERSION, isNewer, versionOptions } from "../data/version";
import { useTranslation } from "../i18n/translation";
import { Button } from "../ui/button";
import styles from "../ui/notice.module.css";
import { updateWaiting } from "./update";
import { UpdateButton } from "./update-button";

/** Shown when a newer version waits, or the server names one; the user decides when to update. */
export function UpdateNotice() {
  const { t } = useTranslation();
  const waiting = useStore(updateWaiting);
  const version = useQuery(versionOptions()).data?.version;
  const [put, setPut] = useState(false);
  const newer = waiting || (version !== undefined && isNewer(version, BUILT_IN_VERSION));
  return (
    <div role="status" className={styles.place}>
      {newer && !put && (
        <div className={styles.notice}>
          <p className={styles.title}>{t("shell.error-update")}</p>
          <p>{t("shell.error-update-text")}</p>
          <div className={styles.actions}>
            <UpdateButton />
            <Button onClick={() => setPut(true)}>{t("common.later")}</Button>
          </div>
        </div>
      )}
    </div>
  );
}
