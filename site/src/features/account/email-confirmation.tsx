import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { confirmEmail } from "../../data/account-commands";
import { useTranslation } from "../../i18n/translation";
import { Page, PanelColumns } from "../../ui/page";
import { Panel } from "../../ui/panel";
import { AccountForm } from "./account-form";
import type { KnownProblems } from "./problem";
import { useTokenOfAddress } from "./use-token-of-address";

const KNOWN: KnownProblems = { "confirm-token": { says: "account.confirm-token" } };

/**
 * Where the link of the mail leads: `/account/confirm#token=…`. A button confirms, so that a program which only opens
 * the links of mails does not.
 */
export function EmailConfirmation() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const token = useTokenOfAddress();
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
