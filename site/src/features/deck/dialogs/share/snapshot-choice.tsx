import { useState } from "react";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import formStyles from "../../../../ui/dialog-form.module.css";
import { useTask } from "../../../../ui/use-task";
import styles from "../../shared/deck-text.module.css";
import { formatFailure } from "../../shared/format-failure";
import { CopyUrl } from "./copy-url";

interface SnapshotChoiceProps {
  readonly makeSnapshot: () => Promise<string>;
  readonly onCode: (url: string) => void;
}

/**
 * Creates the snapshot once, on demand; then its URL can be copied. Browsers allow writing to the clipboard only right
 * after a click, not after the server's response.
 */
export function SnapshotChoice({ makeSnapshot, onCode }: SnapshotChoiceProps) {
  const { t } = useTranslation();
  const { task, failure, run } = useTask();
  const [url, setUrl] = useState<string | undefined>();
  const about = t("deck-text.share-snapshot-text");
  if (url !== undefined) {
    return <CopyUrl name={t("deck-text.share-snapshot")} about={about} url={url} onCode={onCode} />;
  }
  return (
    <div className={styles.entry}>
      <Button aria-disabled={task === "busy"} onClick={() => run(async () => setUrl(await makeSnapshot()))}>
        {t("deck-text.share-make")}
      </Button>
      <p className={formStyles.note}>{about}</p>
      <p role="alert" className={formStyles.problem}>
        {task === "failed" && formatFailure(t, failure, "deck-text.error")}
      </p>
    </div>
  );
}
