import { useQueryClient } from "@tanstack/react-query";
import { accountOptions } from "../../data/account-query";
import styles from "./account.module.css";
import { LoginForm } from "./login-form";
import { SessionOverText } from "./session-over-text";

/** Login after the session has expired during an action, which continues afterwards. */
export function SignInAgain() {
  const before = useQueryClient().getQueryData(accountOptions().queryKey);
  return (
    <div className={styles.form}>
      <SessionOverText />
      <LoginForm username={before?.username} />
    </div>
  );
}
