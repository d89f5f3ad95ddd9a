import { useState } from "react";
import { flushSync } from "react-dom";
import { dayCsv } from "../../../domain/seating/day/csv";
import type { Day } from "../../../domain/seating/day/day";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Panel } from "../../../ui/panel";
import { saveFile } from "../../../ui/save-file";
import { useCopy } from "../../../ui/use-copy";
import styles from "./day.module.css";
import { dayText } from "./day-text";
import { dayUrl } from "./day-url";
import { Paper, type PaperKind } from "./paper";

/** Spreadsheet programs need the mark to read the letters right. */
const BYTE_ORDER_MARK = "\ufeff";

/** The day for other devices, other programs, and on paper. */
export function SharePanel({ day }: { readonly day: Day }) {
  const { t } = useTranslation();
  const { state, copy } = useCopy();
  const [paper, setPaper] = useState<PaperKind>("rounds");
  const words = {
    idle: t("seating-day.copy-link"),
    copied: t("common.copied"),
    failed: t("seating-day.copy-failed"),
  };
  const print = (kind: PaperKind) => {
    // The browser lays out what is on the page when it begins to print.
    flushSync(() => setPaper(kind));
    window.print();
  };
  return (
    <>
      <div className={styles.screen}>
        <Panel title={t("seating-day.share")}>
          <p className={styles.note}>{t("seating-day.share-hint")}</p>
          <div className={styles.buttons}>
            <Button onClick={() => copy(dayUrl(day))}>{words[state]}</Button>
            <Button onClick={() => print("rounds")}>{t("seating-day.print-rounds")}</Button>
            <Button onClick={() => print("slips")}>{t("seating-day.print-slips")}</Button>
            <Button
              onClick={() => saveFile(new Blob([dayText(t, day)], { type: "text/plain" }), "seating.txt")}
            >
              {t("seating-day.save-text")}
            </Button>
            <Button
              onClick={() =>
                saveFile(new Blob([BYTE_ORDER_MARK + dayCsv(day)], { type: "text/csv" }), "seating.csv")
              }
            >
              {t("seating-day.save-csv")}
            </Button>
          </div>
        </Panel>
      </div>
      <Paper day={day} kind={paper} />
    </>
  );
}
