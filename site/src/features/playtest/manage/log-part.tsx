import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { logOptions } from "../../../data/playtest/testers";
import type { AuditEntrySchema } from "../../../generated/api";
import { type Translate, useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Panel } from "../../../ui/panel";
import { LoadProblem } from "../admins/load-problem";
import styles from "./manage.module.css";

/** The changes of roles and rounds, newest first, page by page (docs/rules/playtest.md §1.3). */
export function LogPart() {
  const { t, language } = useTranslation();
  const [pages, setPages] = useState(1);
  const { data, error, refetch, isPlaceholderData } = useQuery(logOptions(pages));
  return (
    <Panel title={t("playtest-admin.log")}>
      {!data && !error && <p role="status">{t("common.loading")}</p>}
      {data?.entries.length === 0 && <p>{t("playtest-admin.log-empty")}</p>}
      <ol className={styles.log}>
        {data?.entries.map((entry) => (
          <li key={entry.number}>
            <time dateTime={entry.moment}>{formatMoment(entry.moment, language)}</time>
            <span>{sentenceOf(t, entry)}</span>
          </li>
        ))}
      </ol>
      {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {data?.hasOlder && !error && (
        <Button
          aria-disabled={isPlaceholderData}
          onClick={() => !isPlaceholderData && setPages((before) => before + 1)}
        >
          {t("playtest-admin.log-older")}
        </Button>
      )}
    </Panel>
  );
}

function formatMoment(moment: string, language: string): string {
  return new Date(moment).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
}

function sentenceOf(t: Translate, { by, event, subject }: AuditEntrySchema): string {
  return t(`playtest-admin.log-${event}`, {
    by: by ?? t("playtest-admin.log-nobody"),
    subject: subject ?? t("playtest-admin.log-deleted"),
  });
}
