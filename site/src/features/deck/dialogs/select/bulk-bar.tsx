import { useRef, useState } from "react";
import type { DeckId } from "../../../../domain/deck/deck";
import type { ExportFormat } from "../../../../domain/deck/export/formats";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import { Checkbox } from "../../../../ui/form/checkbox";
import { Select } from "../../../../ui/form/select";
import { useAnnounce } from "../../../../ui/live-region";
import { useRestoreFocus } from "../../../../ui/use-restore-focus";
import { useTask } from "../../../../ui/use-task";
import styles from "./select-deck.module.css";
import type { DeckListCommands } from "./types";
import type { FilteredDecks } from "./use-filtered-decks";

interface BulkBarProps {
  readonly list: FilteredDecks;
  readonly commands: DeckListCommands;
  readonly onDelete: () => void;
}

/** Commands for all ticked decks of the list. */
export function BulkBar({ list, commands, onDelete }: BulkBarProps) {
  const { t } = useTranslation();
  const { rows, chosen, select } = list;
  const region = useRef<HTMLDivElement>(null);
  useRestoreFocus(region);
  return (
    <div ref={region} className={styles.bulk}>
      <Checkbox
        label={t("deck-list.select-all", { count: rows.length })}
        checked={rows.length > 0 && chosen.length === rows.length}
        onChange={(all) => select(new Set(all ? rows.map(({ id }) => id) : []))}
      />
      {chosen.length > 0 && (
        <>
          <span role="status">{t("deck-list.selected", { count: chosen.length })}</span>
          <Export ids={chosen.map(({ id }) => id)} exportDecks={commands.exportDecks} />
          <Button onClick={onDelete}>{t("deck-list.delete-selected")}</Button>
        </>
      )}
    </div>
  );
}

/** Names of programs are the same in every language. */
const FORMATS = ["text", "lackey", "jol", "excel"] as const satisfies readonly ExportFormat[];
const PROGRAMS = { lackey: "Lackey", jol: "JOL", excel: "Excel" } as const;

interface ExportProps {
  readonly ids: readonly DeckId[];
  readonly exportDecks: DeckListCommands["exportDecks"];
}

function Export({ ids, exportDecks }: ExportProps) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const [format, setFormat] = useState<(typeof FORMATS)[number]>("text");
  const { task, run } = useTask();
  const start = async () => {
    try {
      await exportDecks(ids, format);
    } catch (error) {
      announce(t("deck-list.failed"));
      throw error;
    }
  };
  return (
    <>
      <div className={styles.format}>
        <Select
          label={t("deck-list.export-format")}
          value={format}
          options={FORMATS.map((value) => ({
            value,
            label: value === "text" ? t("deck-list.format-text") : PROGRAMS[value],
          }))}
          onChange={setFormat}
        />
      </div>
      <Button aria-disabled={task === "busy"} onClick={() => run(start)}>
        {t(task === "busy" ? "deck-list.exporting" : "deck-list.export")}
      </Button>
      {task === "failed" && <strong className={styles.failed}>{t("deck-list.failed")}</strong>}
    </>
  );
}
