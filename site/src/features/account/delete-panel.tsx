import { useTranslation } from "../../i18n/translation";
import { Button } from "../../ui/button";
import { Panel } from "../../ui/panel";
import styles from "./account.module.css";
import { DeleteDialog } from "./delete-dialog";

/** The dialog that deletes the account. It is an entry of the browser's history, so back closes it. */
export interface Deletion {
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

interface DeletePanelProps {
  readonly username: string;
  readonly deletion: Deletion;
  readonly onDeleted: () => void;
}

export function DeletePanel({ username, deletion, onDeleted }: DeletePanelProps) {
  const { t } = useTranslation();
  const { open, onOpen, onClose } = deletion;
  return (
    <Panel title={t("account.delete")}>
      <p>{t("account.delete-text")}</p>
      <Button className={styles.submit} aria-haspopup="dialog" onClick={onOpen}>
        {t("account.delete-open")}
      </Button>
      {open && <DeleteDialog username={username} onDeleted={onDeleted} onClose={onClose} />}
    </Panel>
  );
}
