import { useQueryClient } from "@tanstack/react-query";
import { changePassword } from "../../data/account-commands";
import { useTranslation } from "../../i18n/translation";
import { AccountForm } from "./account-form";
import { HiddenUsername, PasswordField } from "./field";
import type { KnownProblems } from "./problem";
import { missing, tooShort } from "./required";
import type { Values } from "./use-submit";

const KNOWN: KnownProblems = {
  "wrong-password": { message: "account.wrong-old-password", field: "password" },
  "common-password": { message: "account.common-password", field: "newPassword" },
};

const check = (values: Values) =>
  missing("password", "newPassword")(values) ?? tooShort("newPassword")(values);

export function PasswordForm({ username }: { readonly username: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return (
    <AccountForm
      submit={t("account.change-password")}
      check={check}
      known={KNOWN}
      done="account.password-changed"
      send={({ password = "", newPassword = "" }) => changePassword(client, password, newPassword)}
    >
      <HiddenUsername username={username} />
      <PasswordField
        label={t("account.old-password")}
        name="password"
        autoComplete="current-password"
        required
      />
      <PasswordField
        label={t("account.new-password")}
        hint={t("account.password-hint")}
        name="newPassword"
        autoComplete="new-password"
        required
      />
    </AccountForm>
  );
}
