import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { resetPassword } from "../../data/account-commands";
import { useTranslation } from "../../i18n/translation";
import { Page, PanelColumns } from "../../ui/page";
import { Panel } from "../../ui/panel";
import { AccountForm } from "./account-form";
import { PasswordField } from "./field";
import type { KnownProblems } from "./problem";
import { tooShort } from "./required";
import { useTokenFromUrl } from "./use-token-from-url";

const KNOWN: KnownProblems = {
  "reset-token": { message: "account.reset-token" },
  "common-password": { message: "account.common-password", field: "newPassword" },
};

const check = tooShort("newPassword");

/** Target of the link in the mail: `/account/reset#token=…`. The hash is never sent to a server. */
export function PasswordReset() {
  const { t } = useTranslation();
  const token = useTokenFromUrl();
  const [done, setDone] = useState(false);
  return (
    <Page>
      <h1>{t("account.reset")}</h1>
      <PanelColumns>
        <Panel title={t("account.reset-title")}>
          {token === "" && <p>{t("account.reset-no-token")}</p>}
          {token !== "" && !done && (
            <AccountForm
              submit={t("account.reset-submit")}
              primary
              check={check}
              known={KNOWN}
              send={async ({ newPassword = "" }) => {
                await resetPassword(token, newPassword);
                setDone(true);
              }}
            >
              <PasswordField
                label={t("account.new-password")}
                hint={t("account.password-hint")}
                name="newPassword"
                autoComplete="new-password"
                required
              />
            </AccountForm>
          )}
          {done && <p role="status">{t("account.reset-done")}</p>}
          <Link to="/account">{t("account.reset-to-login")}</Link>
        </Panel>
      </PanelColumns>
    </Page>
  );
}
