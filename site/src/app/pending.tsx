import { useTranslation } from "../i18n/translation";
import { STATIC_CONTENT } from "./first-page";
import styles from "./pending.module.css";

/**
 * Stands for a page that is loading; the message appears only after a moment. On the first page of a visit, its
 * static content stays visible.
 */
export function Pending() {
  const { language, t } = useTranslation();
  const content =
    language === "en" && STATIC_CONTENT?.path === window.location.pathname ? STATIC_CONTENT : undefined;
  return (
    <>
      {content && (
        <div className={styles.content}>
          <h1>{content.heading}</h1>
          <p>{content.purpose}</p>
        </div>
      )}
      <p role="status" className={styles.pending}>
        {t("common.loading")}
      </p>
    </>
  );
}
