import { useState } from "react";
import { OfflineError } from "../../../../data/api";
import { ConnectionError, RequestTimeoutError } from "../../../../data/http";
import type { Deck } from "../../../../domain/deck/deck";
import type { ExportFormat } from "../../../../domain/deck/export/formats";
import { type Translate, useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import styles from "../../../../ui/dialog-form.module.css";
import { FormatGroup } from "../../../../ui/format-group";
import { useTask } from "../../../../ui/use-task";
import { formatFailure } from "../../shared/format-failure";
import type { KnownCards } from "./deck-file";
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

/** Exports all decks of the user in one archive, and shows the progress. */
export function AllDecksChoices({ cards, loadAll }: AllDecksChoicesProps) {
  const { t } = useTranslation();
  const { task, failure, run } = useTask();
  const [progress, setProgress] = useState<Progress | undefined>();
  const save = async (format: ExportFormat) => {
    setProgress(undefined);
    const decks = await loadAll();
    const onProgress = (done: number) => setProgress({ done, total: decks.length });
    onProgress(0);
    await saveArchive(decks, format, cards, onProgress);
  };
  return (
    <FormatGroup title={t("deck-text.export-all")}>
      {FORMATS.map((format) => (
        <Button key={format} aria-disabled={task === "busy"} onClick={() => run(() => save(format))}>
          {t(`deck-text.format-${format}`)}
        </Button>
      ))}
      <p role="status" className={task === "failed" ? styles.problem : styles.note}>
        {task === "failed" && formatExportFailure(t, failure)}
        {task === "busy" &&
          (progress ? t("deck-text.export-progress", { ...progress }) : t("common.loading"))}
      </p>
    </FormatGroup>
  );
}

/** If the server is unreachable, decks that only it has are missing. */
function formatExportFailure(t: Translate, failure: unknown): string {
  const isUnreached = [OfflineError, ConnectionError, RequestTimeoutError].some(
    (unreached) => failure instanceof unreached,
  );
  return isUnreached ? t("deck-text.export-missing") : formatFailure(t, failure, "deck-text.error");
}
