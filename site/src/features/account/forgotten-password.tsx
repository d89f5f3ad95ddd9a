import { requestPasswordReset } from "../../data/account-commands";
import { useTranslation } from "../../i18n/translation";
import styles from "./account.module.css";
import { AccountForm } from "./account-form";
import { NameField } from "./field";
import type { KnownProblems } from "./problem";
import { missing } from "./required";

const KNOWN: KnownProblems = { "no-mail": { message: "account.email-no-mail" } };

const check = missing("who");

/**
 * Requests a mail with a reset link. The response is always the same, so that it does not reveal who has an account.
 */
export function ForgottenPassword() {
  const { t } = useTranslation();
  return (
    <details className={styles.forgotten}>
      <summary>{t("account.forgotten")}</summary>
      <p>{t("account.forgotten-text")}</p>
      <AccountForm
        submit={t("account.forgotten-send")}
        check={check}
        known={KNOWN}
        done="account.forgotten-sent"
        send={({ who = "" }) => requestPasswordReset(who.includes("@") ? { email: who } : { username: who })}
      >
        <NameField label={t("account.name-or-email")} name="who" autoComplete="username" required />
      </AccountForm>
    </details>
  );
}
