import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { logIn } from "../../data/account-commands";
import { useTranslation } from "../../i18n/translation";
import { Checkbox } from "../../ui/form/checkbox";
import { AccountForm } from "./account-form";
import { NameField, PasswordField } from "./field";
import type { KnownProblems } from "./problem";
import { missing } from "./required";

const KNOWN: KnownProblems = {
  "unknown-user": { message: "account.unknown-user", field: "username" },
  "wrong-password": { message: "account.wrong-password", field: "password" },
};

const check = missing("username", "password");

interface LoginFormProps {
  /** The user who is expected to log in again. */
  readonly username?: string | undefined;
}

export function LoginForm({ username }: LoginFormProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [remember, setRemember] = useState(false);
  return (
    <AccountForm
      submit={t("account.log-in")}
      primary
      check={check}
      known={KNOWN}
      send={({ username: name = "", password = "" }) => logIn(client, { username: name, password, remember })}
    >
      <NameField
        label={t("account.username")}
        name="username"
        autoComplete="username"
        defaultValue={username}
        required
      />
      <PasswordField label={t("account.password")} name="password" autoComplete="current-password" required />
      <Checkbox label={t("account.remember")} checked={remember} onChange={setRemember} />
    </AccountForm>
  );
}
