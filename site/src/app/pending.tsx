import { useTranslation } from "../i18n/translation";
import { STATIC_CONTENT } from "./first-page";
import styles from "./pending.module.css";

/**
 * Stands for a page that is loading; the message appears only after a moment. On the first page of a visit, its
 * static content stays visible.
 */
export function Pending() {
  const { t } = useTranslation();
  const hasContent = useStaticContent();
  return (
    <>
      {hasContent && <div className={styles.content} ref={showStaticContent} />}
      <p role="status" className={styles.pending}>
        {t("common.loading")}
      </p>
    </>
  );
}

/** Whether this is the first page of a visit, and its static content is in the language of the reader. */
export function useStaticContent(): boolean {
  const { language } = useTranslation();
  return (
    language === "en" &&
    STATIC_CONTENT.path === window.location.pathname &&
    STATIC_CONTENT.elements.length > 0
  );
}

/** Moves the elements of the static page into a place of the application. */
export function showStaticContent(place: Element | null): void {
  place?.append(...STATIC_CONTENT.elements);
}
