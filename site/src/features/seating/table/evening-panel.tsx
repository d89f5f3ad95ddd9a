import { useMemo } from "react";
import { readFragment } from "../../../domain/seating/table/draw-link";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Panel } from "../../../ui/panel";
import styles from "./seating.module.css";
import { SharedSeatingDialog } from "./seating-dialog";

interface EveningPanelProps {
  /** The fragment of the URL, which may contain a draw. */
  readonly fragment: string;
  readonly onOpen: () => void;
  /** Called when the shared draw is closed. */
  readonly onClose: () => void;
  /** Called when its players have become the user's own. */
  readonly onTaken: () => void;
}

/** Opens the seating of one evening, or the draw of a link. */
export function EveningPanel({ fragment, onOpen, onClose, onTaken }: EveningPanelProps) {
  const { t } = useTranslation();
  const shared = useMemo(() => readFragment(fragment), [fragment]);
  return (
    <div className={styles.screen}>
      <Panel title={t("seating.evening")}>
        {shared === "unreadable" && (
          <p role="alert" className={styles.problem}>
            {t("seating.link-bad")}
          </p>
        )}
        <p>{t("seating.evening-text")}</p>
        <div className={styles.actions}>
          <Button variant="primary" onClick={onOpen}>
            {t("seating.open")}
          </Button>
        </div>
        {typeof shared === "object" && (
          <SharedSeatingDialog draw={shared} onTaken={onTaken} onClose={onClose} />
        )}
      </Panel>
    </div>
  );
}
