import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { confirmEmail } from "../../data/account-commands";
import { useTranslation } from "../../i18n/translation";
import { Page, PanelColumns } from "../../ui/page";
import { Panel } from "../../ui/panel";
import { AccountForm } from "./account-form";
import type { KnownProblems } from "./problem";
import { useTokenFromUrl } from "./use-token-from-url";

const KNOWN: KnownProblems = { "confirm-token": { message: "account.confirm-token" } };

/**
 * Target of the link in the mail: `/account/confirm#token=…`. A button confirms the address, because some programs
 * open links of mails automatically.
 */
export function EmailConfirmation() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const token = useTokenFromUrl();
  const [done, setDone] = useState(false);
  return (
    <Page>
      <h1>{t("account.confirm-email")}</h1>
      <PanelColumns>
        <Panel title={t("account.confirm-email-title")}>
          {token === "" && <p>{t("account.reset-no-token")}</p>}
          {token !== "" && !done && (
            <AccountForm
              submit={t("account.confirm-email-submit")}
              primary
              known={KNOWN}
              send={async () => {
                await confirmEmail(client, token);
                setDone(true);
              }}
            >
              <p>{t("account.confirm-email-text")}</p>
            </AccountForm>
          )}
          {done && <p role="status">{t("account.confirm-email-done")}</p>}
          <Link to="/account">{t("account.confirm-email-back")}</Link>
        </Panel>
      </PanelColumns>
    </Page>
  );
}
