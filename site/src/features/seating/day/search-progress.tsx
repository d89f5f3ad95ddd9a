import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import styles from "./day.module.css";
import type { Seater } from "./use-seater";

interface SearchProgressProps {
  readonly seater: Seater;
  /** How to begin, shown while nothing is searched. */
  readonly children: ReactNode;
}

/** The progress of a search for seats, in the place of what began it. */
export function SearchProgress({ seater: { state, cancel }, children }: SearchProgressProps) {
  const { t } = useTranslation();
  if (state.kind === "busy")
    return (
      <div className={styles.actions}>
        <label className={styles.progress}>
          {t("seating-day.searching")} <progress value={state.done} max={1} />
        </label>
        <Button onClick={cancel}>{t("common.cancel")}</Button>
      </div>
    );
  return (
    <div className={styles.actions}>
      {children}
      {state.kind === "failed" && <p role="alert">{t("seating-day.search-failed")}</p>}
    </div>
  );
}
