import { type UIEvent, useEffect, useId, useRef } from "react";
import { lineNames } from "../../../domain/archive/report-lines";
import { useTranslation } from "../../../i18n/translation";
import form from "../../../ui/form/form.module.css";
import styles from "./report-field.module.css";

interface ReportFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** The text of a report, beside it what each line is, and a mark where lines are too long. It is there to paste into. */
export function ReportField({ text, onText }: ReportFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const names = useRef<HTMLOListElement>(null);
  useEffect(() => area.current?.focus({ preventScroll: true }), []);
  const follow = ({ currentTarget }: UIEvent<HTMLTextAreaElement>) => {
    if (names.current) names.current.style.translate = `0 ${-currentTarget.scrollTop}px`;
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t("archive.report")}</label>
      <div className={styles.lines}>
        {/* The findings say the same of each line. */}
        <div className={styles.gutter} aria-hidden="true">
          <ol ref={names}>
            {lineNames(text).map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is told by its number
              <li key={at}>{name && t(`archive.line.${name}`)}</li>
            ))}
          </ol>
        </div>
        <textarea
          ref={area}
          id={id}
          className={`${form.input} ${styles.area}`}
          rows={24}
          wrap="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => onText(target.value)}
          onScroll={follow}
        />
      </div>
    </div>
  );
}
