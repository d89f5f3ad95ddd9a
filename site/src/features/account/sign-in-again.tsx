import { useQueryClient } from "@tanstack/react-query";
import { accountOptions } from "../../data/account-query";
import { useUnsentEdits } from "../../data/unsent-edits";
import { useTranslation } from "../../i18n/translation";
import styles from "./account.module.css";
import { LoginForm } from "./login-form";

/** Login after the session has expired during an action, which continues afterwards. */
export function SignInAgain() {
  const { t } = useTranslation();
  const before = useQueryClient().getQueryData(accountOptions().queryKey);
  const unsent = useUnsentEdits(before?.username ?? "");
  return (
    <div className={styles.form}>
      <p>{t("account.session-over-text")}</p>
      {unsent > 0 && (
        <p>
          {t("account.unsent", { count: unsent })} {t("account.unsent-kept")}
        </p>
      )}
      <LoginForm username={before?.username} />
    </div>
  );
}
