import { useState } from "react";
import type { Deck } from "../../../domain/deck/deck";
import type { ExportFormat } from "../../../domain/deck/export/formats";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import styles from "../deck-text.module.css";
import { useTask } from "../use-task";
import type { KnownCards } from "./deck-file";
import { FormatGroup } from "./format-group";
import { saveArchive } from "./save-archive";

interface AllDecksChoicesProps {
  readonly cards: KnownCards;
  readonly loadAll: () => Promise<readonly Deck[]>;
}

const FORMATS: readonly ExportFormat[] = ["text", "lackey", "jol", "excel"];

interface Progress {
  readonly done: number;
  readonly total: number;
}

/**
 * All decks of the person in one archive; says how far it is.
 */
export function AllDecksChoices({ cards, loadAll }: AllDecksChoicesProps) {
  const { t } = useTranslation();
  const { task, run } = useTask();
  const [progress, setProgress] = useState<Progress | undefined>();
  const save = async (format: ExportFormat) => {
    setProgress(undefined);
    const decks = await loadAll();
    const told = (done: number) => setProgress({ done, total: decks.length });
    told(0);
    await saveArchive(decks, format, cards, told);
  };
  return (
    <FormatGroup title={t("deck-text.export-all")}>
      {FORMATS.map((format) => (
        <Button key={format} aria-disabled={task === "busy"} onClick={() => run(() => save(format))}>
          {t(`deck-text.format-${format}`)}
        </Button>
      ))}
      <p role="status" className={task === "failed" ? styles.problem : styles.note}>
        {task === "failed" && t("deck-text.error")}
        {task === "busy" &&
          (progress ? t("deck-text.export-progress", { ...progress }) : t("common.loading"))}
      </p>
    </FormatGroup>
  );
}
