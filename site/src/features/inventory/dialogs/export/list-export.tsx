import { MissingPartError, onDemand } from "../../../../data/on-demand";
import { useCards } from "../../../../data/use-cards";
import { deckFileName } from "../../../../domain/deck/export/file-name";
import {
  type ListFormat,
  listInFormat,
  listSheets,
  type WrittenList,
} from "../../../../domain/inventory/files/stock-export";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import styles from "../../../../ui/dialog-form.module.css";
import { FormatGroup } from "../../../../ui/format-group";
import { saveFile } from "../../../../ui/save-file";
import { useCopy } from "../../../../ui/use-copy";
import { useTask } from "../../../../ui/use-task";

interface ListExportProps {
  readonly list: WrittenList;
  readonly formats: readonly ListFormat[];
}

/** Exports a list of cards to a file or to the clipboard. */
export function ListExport({ list, formats }: ListExportProps) {
  const { t } = useTranslation();
  const { find, naming } = useCards();
  const { task, failure, run } = useTask();
  const named = { name: list.title, revisionLabel: "", revisionGroup: undefined };
  const text = (format: ListFormat) => listInFormat(list, format, find, naming);
  const saveWorkbook = async () => {
    const { workbook } = await onDemand(() => import("../../../../ui/workbook"));
    saveFile(new Blob([workbook(listSheets(list, find, naming))]), deckFileName(named, "excel"));
  };
  return (
    <>
      <FormatGroup title={t("deck-text.export-file")}>
        {formats.map((format) => (
          <Button
            key={format}
            onClick={() => saveFile(new Blob([text(format)]), deckFileName(named, format))}
          >
            {t(`deck-text.format-${format}`)}
          </Button>
        ))}
        <Button onClick={() => run(saveWorkbook)}>{t("deck-text.format-excel")}</Button>
        <p role="alert" className={styles.problem}>
          {task === "failed" &&
            t(failure instanceof MissingPartError ? "deck.missing-part" : "deck-text.error")}
        </p>
      </FormatGroup>
      <FormatGroup title={t("deck-text.export-clipboard")}>
        {formats.map((format) => (
          <CopyButton key={format} format={format} text={text} />
        ))}
      </FormatGroup>
    </>
  );
}

interface CopyButtonProps {
  readonly format: ListFormat;
  readonly text: (format: ListFormat) => string;
}

function CopyButton({ format, text }: CopyButtonProps) {
  const { t } = useTranslation();
  const { state, copy } = useCopy();
  const labels = {
    idle: `deck-text.format-${format}`,
    copied: "common.copied",
    failed: "deck-text.copy-failed",
  } as const;
  return (
    <Button onClick={() => copy(text(format))}>
      <span aria-live="polite">{t(labels[state])}</span>
    </Button>
  );
}
