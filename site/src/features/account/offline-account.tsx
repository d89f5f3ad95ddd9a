import type { ReactNode } from "react";
import { lastUser } from "../../data/decks/storage/last-user";
import { useTranslation } from "../../i18n/translation";
import { PanelColumns } from "../../ui/page";
import { Panel } from "../../ui/panel";
import styles from "./account.module.css";
import { LoadProblem } from "./load-problem";
import { LogOut } from "./log-out";

interface OfflineAccountProps {
  /** Settings of the device: theme, languages, pictures. */
  readonly display: ReactNode;
  /** Limited format settings. */
  readonly limited: ReactNode;
  readonly onRetry: () => void;
}

/** The account page without a connection to the server: only settings of the device are available. */
export function OfflineAccount({ display, limited, onRetry }: OfflineAccountProps) {
  const { t } = useTranslation();
  const name = lastUser();
  return (
    <>
      <div className={styles.head}>
        {name !== undefined && <p>{t("account.logged-as", { name })}</p>}
        <LogOut username={name ?? ""} />
      </div>
      <div className={styles.notice}>
        <p>{t("account.away")}</p>
        <LoadProblem onRetry={onRetry} />
      </div>
      <PanelColumns>
        <Panel title={t("shell.display")}>{display}</Panel>
        <Panel title={t("account.limited")}>{limited}</Panel>
      </PanelColumns>
    </>
  );
}
