import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { logOut } from "../../data/account-commands";
import { unsentEdits } from "../../data/unsent-edits";
import { useTranslation } from "../../i18n/translation";
import { Button } from "../../ui/button";
import { Confirmation } from "../../ui/confirmation";
import styles from "./account.module.css";
import { useAction } from "./use-action";

/** Logs out; edits that cannot be sent before are lost only after a confirmation. */
export function LogOut({ username }: { readonly username: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [lost, setLost] = useState(0);
  const { run, busy, problem } = useAction(async ({ anyway }: { readonly anyway: boolean }) => {
    if (!anyway) {
      if (unsentEdits(username) > 0) await sendEdits(client);
      const unsent = unsentEdits(username);
      setLost(unsent);
      if (unsent > 0) return;
    }
    await logOut(client);
  });
  return (
    <div className={styles.action}>
      <Button aria-disabled={busy} onClick={() => run({ anyway: false })}>
        {t("account.log-out")}
      </Button>
      {problem !== undefined && <p className={styles.problem}>{problem}</p>}
      {lost > 0 && (
        <Confirmation
          title={t("account.log-out")}
          confirmLabel={t("account.log-out-anyway")}
          onConfirm={() => {
            setLost(0);
            run({ anyway: true });
          }}
          onCancel={() => setLost(0)}
        >
          <p>{t("account.unsent", { count: lost })}</p>
          <p>{t("account.unsent-lost")}</p>
        </Confirmation>
      )}
    </div>
  );
}

/** Edits stay unsent when the code that sends them cannot be loaded. */
async function sendEdits(client: QueryClient): Promise<void> {
  const commands = await import("../../data/decks/commands/send-unsent").catch(() => undefined);
  await commands?.sendUnsent(client);
}
