import { Check, Link2 } from "lucide";
import { useRef, useSyncExternalStore } from "react";
import type { InventoryStore } from "../../../data/inventory/inventory-store";
import { useOnline } from "../../../data/network";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import styles from "../../../ui/confirmation.module.css";
import { Dialog } from "../../../ui/dialog";
import { LabelledInput } from "../../../ui/form/labelled-input";
import { Icon } from "../../../ui/icon";
import { useCopy } from "../../../ui/use-copy";
import { useRestoreFocus } from "../../../ui/use-restore-focus";
import { useTask } from "../../../ui/use-task";
import type { InventoryDialogProps } from "../shared/dialog-props";

/** The link under which anyone sees the inventory. */
export function ShareDialog({ onClose, store }: InventoryDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t("inventory.share-title")} size="xs" closeLabel={t("common.close")} onClose={onClose}>
      {store && <Sharing store={store} />}
    </Dialog>
  );
}

function Sharing({ store }: { readonly store: InventoryStore }) {
  const { t } = useTranslation();
  const key = useSyncExternalStore(store.subscribe, store.shareKey);
  const online = useOnline();
  const { state, copy } = useCopy();
  const { task, run } = useTask();
  const url = key === undefined ? undefined : urlOf(key);
  const create = () =>
    run(async () => {
      copy(urlOf(await store.share()));
    });
  const form = useRef<HTMLDivElement>(null);
  useRestoreFocus(form);
  const locks = { disabled: !online, "aria-disabled": task === "busy" };
  return (
    <div ref={form} className={styles.form}>
      <p>{t("inventory.share-text")}</p>
      {url !== undefined && (
        <>
          <LabelledInput
            label={t("inventory.share-url")}
            readOnly
            value={url}
            onFocus={({ target }) => target.select()}
          />
          <Button variant="primary" onClick={() => copy(url)}>
            <Icon of={state === "copied" ? Check : Link2} size={16} />
            <span aria-live="polite">{t(state === "copied" ? "common.copied" : "common.copy")}</span>
          </Button>
          <p>{t("inventory.share-again")}</p>
        </>
      )}
      <div className={styles.buttons}>
        <Button variant={url === undefined ? "primary" : "secondary"} {...locks} onClick={create}>
          {t("inventory.share-create")}
        </Button>
        {url !== undefined && (
          <Button {...locks} onClick={() => run(store.revokeKey)}>
            {t("inventory.share-revoke")}
          </Button>
        )}
      </div>
      <p role="status">
        {!online && t("deck.offline")}
        {online && task === "failed" && t("deck.refused-other")}
        {online && state === "failed" && t("inventory.share-copy-failed")}
      </p>
    </div>
  );
}

function urlOf(key: string): string {
  return `${window.location.origin}/inventory?key=${key}`;
}
