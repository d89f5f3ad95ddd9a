import { useState } from "react";
import { requestConfirmation } from "../../data/account-commands";
import type { Account } from "../../data/account-query";
import { useTranslation } from "../../i18n/translation";
import { ActionButton } from "./action-button";

/** Whether the address can be used to reset the password, and if not, why. */
export function EmailStatus({
  account: { email, emailConfirmed, sendsMail },
}: {
  readonly account: Account;
}) {
  const { t } = useTranslation();
  const [requestedFor, setRequestedFor] = useState("");
  if (!sendsMail) return <p>{t("account.email-no-mail")}</p>;
  if (email === undefined) return <p>{t("account.email-none")}</p>;
  if (emailConfirmed) return <p>{t("account.email-confirmed")}</p>;
  return (
    <>
      <p>{t("account.email-unconfirmed", { email })}</p>
      {requestedFor === email ? (
        <p role="status">{t("account.email-sent-again")}</p>
      ) : (
        <ActionButton
          act={async () => {
            await requestConfirmation();
            setRequestedFor(email);
          }}
        >
          {t("account.email-send-again")}
        </ActionButton>
      )}
    </>
  );
}
