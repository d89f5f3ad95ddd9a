import { type ChangeEvent, useState } from "react";
import { onDemand } from "../../../data/on-demand";
import { changeDay } from "../../../data/seating/day-store";
import { archonSheets, missingInReport } from "../../../domain/seating/day/archon";
import type { Day, EventFacts } from "../../../domain/seating/day/day";
import type { MessageKey } from "../../../i18n/catalogue";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { LabelledInput } from "../../../ui/form/labelled-input";
import { Panel } from "../../../ui/panel";
import { saveFile } from "../../../ui/save-file";
import { useTask } from "../../../ui/use-task";
import styles from "./day.module.css";

const FIELDS = ["name", "city", "date"] as const;
const MAX_LENGTH = 200;

const PARTS: Readonly<Record<ReturnType<typeof missingInReport>[number], MessageKey>> = {
  name: "seating-day.event-name",
  city: "seating-day.event-city",
  date: "seating-day.event-date",
  ids: "seating-day.report-ids",
};

/** The results in the form that the archive of tournaments takes (docs/rules/seating.md §7.5). */
export function ReportPanel({ day }: { readonly day: Day }) {
  const { t } = useTranslation();
  const [decks, setDecks] = useState<readonly File[]>([]);
  const { task, run } = useTask();
  const missing = missingInReport(day);
  const set = (facts: Partial<EventFacts>) => changeDay({ ...day, event: { ...day.event, ...facts } });
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => setDecks([...(target.files ?? [])]);
  return (
    <Panel title={t("seating-day.report")}>
      {FIELDS.map((field) => (
        <LabelledInput
          key={field}
          label={t(`seating-day.event-${field}`)}
          type={field === "date" ? "date" : "text"}
          maxLength={field === "date" ? undefined : MAX_LENGTH}
          autoComplete="off"
          value={day.event[field]}
          onChange={({ target }) => set({ [field]: target.value })}
        />
      ))}
      <LabelledInput
        label={t("seating-day.decks")}
        hint={t("seating-day.decks-hint")}
        type="file"
        accept=".txt,text/plain"
        multiple
        onChange={pick}
      />
      <p role="status" className={styles.note}>
        {missing.length > 0 &&
          t("seating-day.report-missing", { parts: missing.map((part) => t(PARTS[part])).join(", ") })}
      </p>
      <div className={styles.buttons}>
        <Button
          disabled={missing.length > 0}
          aria-disabled={task === "busy"}
          onClick={() => run(() => saveReport(day, decks))}
        >
          {t("seating-day.save-archon")}
        </Button>
        {task === "failed" && <p role="alert">{t("seating-day.save-failed")}</p>}
      </div>
    </Panel>
  );
}

async function saveReport(day: Day, decks: readonly File[]): Promise<void> {
  const { archonFile } = await onDemand(() => import("./archon-file"));
  const { bytes, name } = await archonFile(archonSheets(day), decks);
  saveFile(new Blob([bytes]), name);
}
