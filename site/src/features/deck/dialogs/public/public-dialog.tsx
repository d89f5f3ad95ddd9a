import type { ReactNode } from "react";
import { ApiError } from "../../../../data/api";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import { Dialog } from "../../../../ui/dialog";
import { useAnnounce } from "../../../../ui/live-region";
import { useTask } from "../../../../ui/use-task";
import styles from "../../shared/choices.module.css";
import { formatFailure } from "../../shared/format-failure";

interface PublicDialogProps {
  readonly title: string;
  /** The command, such as "Make public". undefined: there is nothing to do. */
  readonly label: string | undefined;
  /** Why it cannot be done. */
  readonly obstacle?: string | undefined;
  /** Needs the network. */
  readonly act: () => Promise<void>;
  /** Announced after success. */
  readonly announcement: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Confirms a step of publication, runs it, and reports why it is impossible or failed. */
export function PublicDialog(props: PublicDialogProps) {
  const { title, label, obstacle, act, announcement, onDone, onClose, children } = props;
  const { t } = useTranslation();
  const announce = useAnnounce();
  const { task, failure, run } = useTask({ once: true });
  const confirm = async () => {
    await act();
    announce(announcement);
    onDone();
  };
  const problem = obstacle ?? (task === "failed" ? failureText(t, failure) : undefined);
  return (
    <Dialog title={title} size="xs" closeLabel={t("common.close")} onClose={onClose}>
      <div className={styles.choices}>
        {children}
        {problem !== undefined && <p role="alert">{problem}</p>}
        {label !== undefined && (
          <Button
            variant="primary"
            aria-disabled={task === "busy" || obstacle !== undefined}
            onClick={() => obstacle === undefined && run(confirm)}
          >
            {task === "busy" ? t("deck-public.busy") : label}
          </Button>
        )}
        <Button onClick={onClose}>{t(label === undefined ? "common.close" : "common.cancel")}</Button>
      </div>
    </Dialog>
  );
}

/** The message for the server's reason. */
function failureText(t: ReturnType<typeof useTranslation>["t"], failed: unknown): string {
  const code = failed instanceof ApiError ? failed.code : "";
  if (code === "public-size") return t("deck-public.size");
  if (code === "playtest-cards") return t("deck-public.playtest");
  return formatFailure(t, failed, "deck-public.failed");
}
