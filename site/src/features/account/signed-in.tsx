import type { ReactNode } from "react";
import type { Account } from "../../data/account-query";
import { session } from "../../data/session";
import { useStore } from "../../data/store";
import { useTranslation } from "../../i18n/translation";
import { Button } from "../../ui/button";
import { PanelPair } from "../../ui/page";
import { Panel } from "../../ui/panel";
import styles from "./account.module.css";
import { DataPanel } from "./data-panel";
import { DeletePanel, type Deletion } from "./delete-panel";
import { EmailForm } from "./email-form";
import { EmailStatus } from "./email-status";
import { LogOut } from "./log-out";
import { PasswordForm } from "./password-form";
import { PublicNameForm } from "./public-name-form";
import { SessionsPanel } from "./sessions-panel";

interface SignedInProps {
  readonly account: Account;
  /** Settings of the device: theme, languages, pictures. */
  readonly display: ReactNode;
  /** Limited format settings. */
  readonly limited: ReactNode;
  readonly deletion: Deletion;
  readonly onDeleted: () => void;
}

export function SignedIn({ account, display, limited, deletion, onDeleted }: SignedInProps) {
  const { t } = useTranslation();
  const { username } = account;
  return (
    <>
      <SessionOver />
      <div className={styles.head}>
        <p>{t("account.logged-as", { name: username })}</p>
        <LogOut username={username} />
      </div>
      {/* The last panel of each column grows when its data is loaded. */}
      <PanelPair
        first={
          <>
            <Panel title={t("account.public-name")}>
              <PublicNameForm account={account} />
            </Panel>
            <Panel title={t("account.email")}>
              <EmailStatus account={account} />
              <EmailForm account={account} />
            </Panel>
            <Panel title={t("account.change-password")}>
              <p>{t("account.change-password-text")}</p>
              <PasswordForm username={username} />
            </Panel>
            <Panel title={t("account.limited")}>{limited}</Panel>
          </>
        }
        second={
          <>
            <Panel title={t("shell.display")}>{display}</Panel>
            <DataPanel username={username} />
            <DeletePanel username={username} deletion={deletion} onDeleted={onDeleted} />
            <SessionsPanel />
          </>
        }
      />
    </>
  );
}

/** Users who postponed logging in again keep their input and find the login here; nothing moves before they did. */
function SessionOver() {
  const { t } = useTranslation();
  const postponed = useStore(session) === "out";
  if (!postponed) return null;
  return (
    <div className={styles.notice}>
      <p>{t("account.session-over")}</p>
      <Button onClick={() => session.set("renewing")}>{t("account.log-in")}</Button>
    </div>
  );
}
