import { type UIEvent, useEffect, useId, useRef } from "react";
import { lineNames } from "../../../domain/archive/report-lines";
import { useTranslation } from "../../../i18n/translation";
import form from "../../../ui/form/form.module.css";
import styles from "./report-field.module.css";

interface ReportFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** An editable report with the names of its lines and a mark where lines are too long. */
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
        {/* The findings describe each line for screen readers. */}
        <div className={styles.gutter} aria-hidden="true">
          <ol ref={names}>
            {lineNames(text).map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by their number
              <li key={index}>{name && t(`archive.line.${name}`)}</li>
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
