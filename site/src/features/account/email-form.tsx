import { useQueryClient } from "@tanstack/react-query";
import { changeEmail } from "../../data/account-commands";
import type { Account } from "../../data/account-query";
import { useTranslation } from "../../i18n/translation";
import { AccountForm } from "./account-form";
import { Field, HiddenUsername, PasswordField } from "./field";
import type { KnownProblems } from "./problem";
import { missing } from "./required";

const KNOWN: KnownProblems = {
  "wrong-password": { message: "account.wrong-password", field: "password" },
};

const check = missing("password");

export function EmailForm({ account }: { readonly account: Account }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return (
    <AccountForm
      submit={t("account.email-submit")}
      check={check}
      known={KNOWN}
      brief="account.saved"
      send={async ({ email = "", password = "" }) => {
        await changeEmail(client, password, email);
      }}
    >
      <HiddenUsername username={account.username} />
      <Field
        label={t("account.email")}
        hint={t("account.email-change-hint")}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={account.email}
      />
      <PasswordField label={t("account.password")} name="password" autoComplete="current-password" required />
    </AccountForm>
  );
}
