import { type ReactNode, useRef } from "react";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { useRestoreFocus } from "../../../ui/use-restore-focus";
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
  const actions = useRef<HTMLDivElement>(null);
  useRestoreFocus(actions);
  return (
    <div ref={actions} className={styles.actions}>
      {state.kind === "busy" ? (
        <>
          <label className={styles.progress}>
            {t("seating-day.searching")} <progress value={state.done} max={1} />
          </label>
          <Button onClick={cancel}>{t("common.cancel")}</Button>
        </>
      ) : (
        children
      )}
      {state.kind === "failed" && <p role="alert">{t("seating-day.search-failed")}</p>}
    </div>
  );
}
