import { useId, useRef } from "react";
import type { ReportStore } from "../../../data/playtest/reports/report-store";
import { MAX_REPORT_LENGTH, type ReportSubject } from "../../../domain/playtest/own-report";
import { storableText } from "../../../domain/text/storable-text";
import { useTranslation } from "../../../i18n/translation";
import form from "../../../ui/form/form.module.css";
import labelled from "../../../ui/form/labelled-input.module.css";
import { useFullHeight } from "../../../ui/form/use-full-height";
import { useOnHide } from "../../../ui/use-on-hide";
import { useOnUnmount } from "../../../ui/use-on-unmount";
import styles from "./report.module.css";
import { useSaveState } from "./use-save-state";

interface ReportTextProps {
  readonly label: string;
  readonly subject: ReportSubject;
  /** With every edit applied. */
  readonly text: string;
  readonly store: ReportStore;
  readonly isOpen: boolean;
  /** The whole report is empty. */
  readonly isEmpty: boolean;
}

/** From here on the length is shown. */
const LONG = MAX_REPORT_LENGTH - 1000;

/** The text of a report. Each key is stored on the device; a pause, or leaving the field, sends it. */
export function ReportText({ label, subject, text, store, isOpen, isEmpty }: ReportTextProps) {
  const { t } = useTranslation();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useFullHeight(area);
  const end = () => store.endTyping(subject);
  useOnUnmount(end);
  useOnHide(end);
  const write = (typed: string) => {
    const after = storableText(typed);
    if (after !== text) store.change(subject, { text: { before: text, after } }, true);
  };
  const state = useSaveState(store, subject, isEmpty);
  return (
    <div className={labelled.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={area}
        id={id}
        className={`${form.input} ${labelled.area} ${styles.text}`}
        rows={4}
        maxLength={MAX_REPORT_LENGTH}
        readOnly={!isOpen}
        aria-describedby={`${id}-state ${id}-length`}
        value={text}
        onChange={({ target }) => write(target.value)}
        onBlur={end}
      />
      <div className={styles.foot}>
        <p id={`${id}-state`} role="status" className={labelled.hint}>
          {t(isOpen || state !== "empty" ? `report.${state}` : "report.closed")}
        </p>
        <p id={`${id}-length`} className={labelled.hint}>
          {text.length > LONG && t("report.length", { count: text.length, max: MAX_REPORT_LENGTH })}
        </p>
      </div>
    </div>
  );
}
