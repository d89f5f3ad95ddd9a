import { type ReactNode, useState } from "react";
import { ApiError } from "../../../data/api";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { useAnnounce } from "../../../ui/live-region";
import styles from "../room/deck-frame.module.css";
import { sayFailure } from "../say-failure";

interface PublicDialogProps {
  readonly title: string;
  /** Says what is done: "Make Public". undefined: there is nothing to do. */
  readonly label: string | undefined;
  /** Why it cannot be done. */
  readonly bar?: string | undefined;
  /** Needs the network. */
  readonly act: () => Promise<void>;
  /** Told when it is done. */
  readonly told: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

type State = "idle" | "busy" | { readonly failed: unknown };

/** Asks before everybody sees something, does it, and says why where it cannot be done. */
export function PublicDialog(props: PublicDialogProps) {
  const { title, label, bar, act, told, onDone, onClose, children } = props;
  const { t } = useTranslation();
  const announce = useAnnounce();
  const [state, setState] = useState<State>("idle");
  const run = async () => {
    if (state === "busy" || bar !== undefined) return;
    setState("busy");
    try {
      await act();
      announce(told);
      onDone();
    } catch (failed) {
      setState({ failed });
    }
  };
  const problem = bar ?? (typeof state === "object" ? reason(t, state.failed) : undefined);
  return (
    <Dialog title={title} size="xs" closeLabel={t("common.close")} onClose={onClose}>
      <div className={styles.choices}>
        {children}
        {problem !== undefined && <p role="alert">{problem}</p>}
        {label !== undefined && (
          <Button
            variant="primary"
            aria-disabled={state === "busy" || bar !== undefined}
            onClick={() => void run()}
          >
            {state === "busy" ? t("deck-public.busy") : label}
          </Button>
        )}
        <Button onClick={onClose}>{t(label === undefined ? "common.close" : "common.cancel")}</Button>
      </div>
    </Dialog>
  );
}

/** The server's reason in the words of the catalogue. */
function reason(t: ReturnType<typeof useTranslation>["t"], failed: unknown): string {
  const code = failed instanceof ApiError ? failed.code : "";
  if (code === "public-size") return t("deck-public.size");
  if (code === "playtest-cards") return t("deck-public.playtest");
  return sayFailure(t, failed, "deck-public.failed");
}
