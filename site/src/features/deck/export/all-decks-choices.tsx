import { useState } from "react";
import { OfflineError } from "../../../data/api";
import { ConnectionError, RequestTimeoutError } from "../../../data/http";
import type { Deck } from "../../../domain/deck/deck";
import type { ExportFormat } from "../../../domain/deck/export/formats";
import { type Translate, useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import styles from "../deck-text.module.css";
import { sayFailure } from "../say-failure";
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
  const { task, failure, run } = useTask();
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
        {task === "failed" && sayExportFailure(t, failure)}
        {task === "busy" &&
          (progress ? t("deck-text.export-progress", { ...progress }) : t("common.loading"))}
      </p>
    </FormatGroup>
  );
}

/** Where the server is not reached, decks are missing that only it has. */
function sayExportFailure(t: Translate, failure: unknown): string {
  const isUnreached = [OfflineError, ConnectionError, RequestTimeoutError].some(
    (unreached) => failure instanceof unreached,
  );
  return isUnreached ? t("deck-text.export-missing") : sayFailure(t, failure, "deck-text.error");
}
