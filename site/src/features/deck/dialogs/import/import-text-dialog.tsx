import { type DragEvent, type FormEvent, useMemo, useState } from "react";
import type { CardNames } from "../../../../domain/deck/card-names";
import { decodeText, MAX_FILE_BYTES } from "../../../../domain/deck/file-text";
import { type ImportedDeck, importDeckText, isNoDeck } from "../../../../domain/deck/imported-deck";
import type { MessageKey } from "../../../../i18n/catalogue";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import { Dialog } from "../../../../ui/dialog";
import styles from "../../../../ui/dialog-form.module.css";
import { LabelledInput } from "../../../../ui/form/labelled-input";
import { LabelledTextArea } from "../../../../ui/form/labelled-text-area";
import type { KnownNames } from "../../../../ui/legality/known-names";
import { useTask } from "../../../../ui/use-task";
import { formatFailure } from "../../shared/format-failure";
import { ImportPreview } from "./import-preview";
import type { SharedImport } from "./shared-import";
import { useOpenedFile } from "./use-opened-file";

interface ImportTextDialogProps {
  /** Without an account the deck will be anonymous. */
  readonly account: boolean;
  readonly names: CardNames;
  /** For the preview. */
  readonly known: KnownNames;
  /** Whether playtest cards are allowed. */
  readonly playtest: boolean;
  /** What another app has shared. */
  readonly shared: Pick<SharedImport, "text" | "hasFile">;
  /** Creates the deck; rejects on failure. */
  readonly onImport: (deck: ImportedDeck) => Promise<void>;
  readonly onClose: () => void;
}

const ENDINGS = [".txt", ".dek"];

interface Source {
  readonly text: string;
  readonly file: string | undefined;
}

/** Imports a deck from a pasted text or a file, after a preview. */
export function ImportTextDialog(props: ImportTextDialogProps) {
  const { account, names, known, playtest, shared, onImport, onClose } = props;
  const { t } = useTranslation();
  const { task, failure, run } = useTask();
  const [{ text, file }, setSource] = useState<Source>({ text: shared.text, file: undefined });
  const [problem, setProblem] = useState<MessageKey | undefined>();
  const imported = useMemo(
    () => (text.trim() === "" ? undefined : importDeckText(text, names, { playtest }, file)),
    [text, file, names, playtest],
  );
  const failed =
    task === "failed"
      ? formatFailure(t, failure, file === undefined ? "deck-text.error-import" : "deck-text.error")
      : undefined;
  const error = problem ? t(problem) : failed;

  const write = (source: Source) => {
    setSource(source);
    setProblem(undefined);
  };
  const open = (chosen: File | undefined) => {
    if (chosen === undefined) return;
    readFile(chosen).then(write, () => setProblem("deck-text.error"));
  };
  useOpenedFile(shared.hasFile, open);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (imported === undefined) setProblem("deck-text.error-list");
    else if (isNoDeck(imported)) setProblem("deck-text.error-import");
    else run(() => onImport(imported));
  };
  const onDrop = (event: DragEvent) => {
    const [dropped] = event.dataTransfer.files;
    if (dropped === undefined) return;
    event.preventDefault();
    open(dropped);
  };
  return (
    <Dialog title={t("deck-text.import-text")} closeLabel={t("common.close")} onClose={onClose}>
      {/* Dropping a file is a shortcut for choosing it below. */}
      <form noValidate className={styles.form} onSubmit={submit} onDragOver={takeFiles} onDrop={onDrop}>
        {!account && <p className={styles.note}>{t("deck-text.import-no-account")}</p>}
        <LabelledTextArea
          label={t("deck-text.import-list")}
          hint={t("deck-text.import-hint")}
          error={error}
          rows={10}
          value={text}
          onChange={({ target }) => write({ text: target.value, file: undefined })}
        />
        <LabelledInput
          label={t("deck-text.import-file")}
          type="file"
          accept={ENDINGS.join(",")}
          onChange={({ target }) => open(target.files?.[0])}
        />
        <div aria-live="polite">{imported && <ImportPreview {...{ imported, account }} names={known} />}</div>
        <div className={styles.choices}>
          <Button type="submit" variant="primary" aria-disabled={task === "busy"}>
            {t("deck-text.import-create")}
          </Button>
          <Button onClick={onClose}>{t("common.cancel")}</Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Accepts a dropped file anywhere, because the browser would open it instead of the page. */
function takeFiles(event: DragEvent): void {
  if (event.dataTransfer.types.includes("Files")) event.preventDefault();
}

/** Reads a deck file; rejects other files. */
async function readFile(file: File): Promise<Source> {
  const known = ENDINGS.some((ending) => file.name.toLowerCase().endsWith(ending));
  if (!known || file.size > MAX_FILE_BYTES) throw new Error(`No file of a deck: ${file.name}`);
  return { text: decodeText(new Uint8Array(await file.arrayBuffer())), file: file.name };
}
