import { useQueryClient } from "@tanstack/react-query";
import { register } from "../../data/account-commands";
import { useTranslation } from "../../i18n/translation";
import { AccountForm } from "./account-form";
import { Field, NameField, PasswordField } from "./field";
import type { KnownProblems } from "./problem";
import { missing, tooShort } from "./required";
import type { Values } from "./use-submit";

const KNOWN: KnownProblems = {
  "user-exists": { message: "account.user-exists", field: "username" },
  "common-password": { message: "account.common-password", field: "password" },
};

const check = (values: Values) => missing("username", "password")(values) ?? tooShort("password")(values);

export function RegisterForm() {
  const { t } = useTranslation();
  const client = useQueryClient();
  return (
    <AccountForm
      submit={t("account.register")}
      check={check}
      known={KNOWN}
      send={({ username = "", password = "", email = "" }) => register(client, { username, password, email })}
    >
      <NameField
        label={t("account.username")}
        hint={t("account.username-hint")}
        name="username"
        autoComplete="username"
        required
      />
      <PasswordField
        label={t("account.password")}
        hint={t("account.password-hint")}
        name="password"
        autoComplete="new-password"
        required
      />
      <Field
        label={t("account.email-optional")}
        hint={t("account.email-hint")}
        name="email"
        type="email"
        autoComplete="email"
      />
    </AccountForm>
  );
}
