import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/translation";
import { PanelColumns } from "../../ui/page";
import { Panel } from "../../ui/panel";
import { ForgottenPassword } from "./forgotten-password";
import { LoginForm } from "./login-form";
import { RegisterForm } from "./register-form";

export function SignedOut({ limited }: { readonly limited: ReactNode }) {
  const { t } = useTranslation();
  return (
    <PanelColumns>
      <Panel title={t("shell.login")}>
        <LoginForm />
        <ForgottenPassword />
      </Panel>
      <Panel title={t("account.register")}>
        <p>{t("account.register-text")}</p>
        <RegisterForm />
      </Panel>
      <Panel title={t("account.limited")}>{limited}</Panel>
    </PanelColumns>
  );
}
