import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../i18n/translation";
import styles from "../archive.module.css";
import type { FoundRecord } from "./use-event-record";

/** The record that a report is compared with, or why there is none. */
export function RecordNote({ found }: { readonly found: FoundRecord }) {
  const { t } = useTranslation();
  if (found.status === "none") return <p className={styles.note}>{t("archive.record-none")}</p>;
  const { id, status } = found;
  if (status !== "ready") return <p className={styles.note}>{t(`archive.record-${status}`, { id })}</p>;
  return (
    <p className={styles.note}>
      {t("archive.record-compared")}{" "}
      <Link to="/tda/{-$event}" params={{ event: id }}>
        {found.record.name}
      </Link>
      {found.isSample && <strong> {t("archive.record-sample")}</strong>}
    </p>
  );
}
