import { useState } from "react";
import { useTranslation } from "../../i18n/translation";
import { Button } from "../../ui/button";
import { Panel } from "../../ui/panel";
import styles from "./account.module.css";
import { DeleteDialog } from "./delete-dialog";

interface DeletePanelProps {
  readonly username: string;
  readonly onDeleted: () => void;
}

export function DeletePanel({ username, onDeleted }: DeletePanelProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Panel title={t("account.delete")}>
      <p>{t("account.delete-text")}</p>
      <Button className={styles.submit} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("account.delete-open")}
      </Button>
      {open && <DeleteDialog username={username} onDeleted={onDeleted} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
