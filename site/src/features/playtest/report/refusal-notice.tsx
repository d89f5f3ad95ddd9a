import { Link, useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { useDeckStore, useDeckStoreValue } from "../../../data/decks/hooks/use-deck-store";
import { lastRefusedReport } from "../../../data/playtest/reports/last-refused-report";
import type { OperationId } from "../../../domain/deck/operations/operation";
import { playtestReport } from "../../../i18n/en/playtest-report";
import { useTranslation } from "../../../i18n/translation";
import { loadOptionalStyles } from "../../../lazy/optional-styles";
import { Button } from "../../../ui/button";
import buttons from "../../../ui/button.module.css";
import notice from "../../../ui/notice.module.css";
import styles from "./refusal-notice.module.css";

/** Loaded along with the component. */
export const messages = [playtestReport];
export const prepare = loadOptionalStyles;

const PAGE: string = "/playtest";

/** Shown over every other page than that of the playtest while a report could not be saved. */
export function RefusalNotice() {
  const { t } = useTranslation();
  const { deckStore } = useDeckStore();
  const last = useDeckStoreValue(deckStore, lastRefusedReport);
  const page = useLocation({ select: ({ pathname }) => pathname });
  const [put, setPut] = useState<OperationId>();
  if (!last || last === put || page === PAGE) return null;
  return (
    <div role="alert" className={`${notice.place} ${styles.side}`}>
      <div className={notice.notice}>
        <p>{t("report.refusal-notice")}</p>
        <div className={notice.actions}>
          <Link to={PAGE} className={`${buttons.button} ${buttons.primary}`}>
            {t("report.refusal-show")}
          </Link>
          <Button onClick={() => setPut(last)}>{t("report.refusal-later")}</Button>
        </div>
      </div>
    </div>
  );
}
