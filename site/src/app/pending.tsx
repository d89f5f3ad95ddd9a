import { useTranslation } from "../i18n/translation";
import { FIRST_WORDS } from "./first-room";
import styles from "./pending.module.css";

/**
 * A screen is on its way; said only when it takes longer than a moment. On the page that was asked for first, the
 * words it came with stay in sight.
 */
export function Pending() {
  const { language, t } = useTranslation();
  const words = language === "en" && FIRST_WORDS?.path === window.location.pathname ? FIRST_WORDS : undefined;
  return (
    <>
      {words && (
        <div className={styles.words}>
          <h1>{words.heading}</h1>
          <p>{words.purpose}</p>
        </div>
      )}
      <p role="status" className={styles.pending}>
        {t("common.loading")}
      </p>
    </>
  );
}
