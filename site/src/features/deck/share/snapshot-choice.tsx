import { useState } from "react";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import styles from "../deck-text.module.css";
import { sayFailure } from "../say-failure";
import { useTask } from "../use-task";
import { CopyAddress } from "./copy-address";

interface SnapshotChoiceProps {
  readonly makeSnapshot: () => Promise<string>;
  readonly onCode: (address: string) => void;
}

/**
 * The copy is made when it is asked for, once; then its address can be copied. Browsers let a page write to the
 * clipboard only right after a press, not after the server's answer.
 */
export function SnapshotChoice({ makeSnapshot, onCode }: SnapshotChoiceProps) {
  const { t } = useTranslation();
  const { task, failure, run } = useTask();
  const [address, setAddress] = useState<string | undefined>();
  const about = t("deck-text.share-snapshot-text");
  if (address !== undefined) {
    return (
      <CopyAddress name={t("deck-text.share-snapshot")} about={about} address={address} onCode={onCode} />
    );
  }
  return (
    <div className={styles.entry}>
      <Button
        aria-disabled={task === "busy"}
        onClick={() => run(async () => setAddress(await makeSnapshot()))}
      >
        {t("deck-text.share-make")}
      </Button>
      <p className={styles.note}>{about}</p>
      <p role="alert" className={styles.problem}>
        {task === "failed" && sayFailure(t, failure, "deck-text.error")}
      </p>
    </div>
  );
}
