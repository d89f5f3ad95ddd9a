import { session } from "../../data/session";
import { useStore } from "../../data/store";
import { account } from "../../i18n/en/account";
import { useTranslation } from "../../i18n/translation";
import { loadOptionalStyles } from "../../lazy/optional-styles";
import { Button } from "../../ui/button";
import styles from "../../ui/notice.module.css";
import { SessionOverText } from "./session-over-text";

/** Loaded along with the component. */
export const messages = [account];
export const prepare = loadOptionalStyles;

/** Shown over every page once the session has ended during work; the user decides when to log in again. */
export function SessionNotice() {
  const { t } = useTranslation();
  if (useStore(session) !== "ended") return null;
  return (
    <div role="alert" className={styles.place}>
      <div className={styles.notice}>
        <p className={styles.title}>{t("account.session-over")}</p>
        <SessionOverText />
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => session.set("renewing")}>
            {t("account.log-in")}
          </Button>
          <Button onClick={() => session.set("out")}>{t("common.later")}</Button>
        </div>
      </div>
    </div>
  );
}
