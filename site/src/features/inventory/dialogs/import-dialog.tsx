import { type DragEvent, type FormEvent, useMemo, useState } from "react";
import { nameSearch } from "../../../data/name-search";
import { useCards } from "../../../data/use-cards";
import type { ImportPlan } from "../../../domain/inventory/files/import-plan";
import { MAX_OWNED } from "../../../domain/inventory/limits";
import { nameEntries } from "../../../domain/name/autocomplete";
import type { MessageKey } from "../../../i18n/catalogue";
import { deckText } from "../../../i18n/en/deck-text";
import { inventoryDialogs } from "../../../i18n/en/inventory-dialogs";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import styles from "../../../ui/dialog-form.module.css";
import { FixBadImport } from "../../../ui/fix-import/fix-bad-import";
import { Choice } from "../../../ui/form/choice";
import { LabelledInput } from "../../../ui/form/labelled-input";
import { LabelledTextArea } from "../../../ui/form/labelled-text-area";
import type { InventoryDialogProps } from "../shared/dialog-props";
import { ImportPreview } from "./import/import-preview";
import { ENDINGS, readFile } from "./import/read-file";
import { type PreparedImport, useImportPlan } from "./import/use-import-plan";
import { nameFrom } from "./shared/copies-entries";
import { UndoNotice } from "./shared/undo-notice";

/** @public Loaded along with the component. */
export const messages = [inventoryDialogs, deckText];

/** Imports a list or a table, after a preview of what it would change; one undo reverts all of it. */
export function ImportDialog({ inventory, store, onClose }: InventoryDialogProps) {
  const { t } = useTranslation();
  const [done, setDone] = useState(0);
  const [fixing, setFixing] = useState(false);
  const prepared = useImportPlan(inventory);
  const { read, fixes, fix } = prepared;
  const confirm = ({ changes }: ImportPlan) => {
    store?.change(...changes);
    prepared.clear();
    setDone(done + 1);
  };
  return (
    <>
      <Dialog title={t("inventory.import")} closeLabel={t("common.close")} onClose={onClose}>
        <div className={styles.form}>
          {/* Another device may lock it meanwhile. */}
          {inventory.frozen ? (
            <p role="alert">{t("inventory.locked-text")}</p>
          ) : (
            <ImportForm
              key={`form ${done}`}
              prepared={prepared}
              onFix={() => setFixing(true)}
              onConfirm={confirm}
            />
          )}
          {store && (
            <UndoNotice
              key={done}
              store={store}
              done={done > 0 ? t("inventory-dialogs.imported") : undefined}
            />
          )}
        </div>
      </Dialog>
      {fixing && read && (
        <Fixing lines={read.bad} fixes={fixes} onFix={fix} onClose={() => setFixing(false)} />
      )}
    </>
  );
}

interface FixingProps extends Pick<Parameters<typeof FixBadImport>[0], "lines" | "fixes" | "onFix"> {
  readonly onClose: () => void;
}

function Fixing(props: FixingProps) {
  const { t } = useTranslation();
  const { all } = useCards();
  const search = useMemo(() => nameSearch(nameEntries<number>(all)), [all]);
  return (
    <FixBadImport {...props} text={t("inventory-dialogs.fix-text")} search={search} maxCopies={MAX_OWNED} />
  );
}

interface ImportFormProps {
  readonly prepared: PreparedImport;
  readonly onFix: () => void;
  readonly onConfirm: (plan: ImportPlan) => void;
}

function ImportForm({ prepared, onFix, onConfirm }: ImportFormProps) {
  const { t } = useTranslation();
  const { find } = useCards();
  const [problem, setProblem] = useState<MessageKey | undefined>();
  const { text, write, mode, setMode, read, imported, plan, planNow } = prepared;

  const take = (next: string) => {
    write(next);
    setProblem(undefined);
  };
  const open = (file: File | undefined) => {
    if (!file) return;
    const unreadable = () => setProblem("inventory-dialogs.read-failed");
    readFile(file).then(
      (found) => ("text" in found ? take(found.text) : setProblem(found.problem)),
      unreadable,
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const now = planNow();
    if (!now) setProblem("inventory-dialogs.enter-list");
    else if (now.isEmpty) setProblem("inventory-dialogs.no-cards");
    else if (now.changes.length === 0) setProblem("inventory-dialogs.no-change");
    else onConfirm(now);
  };
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    open(file);
  };
  return (
    // Dropping a file is a shortcut for choosing it below.
    <form noValidate className={styles.form} onSubmit={submit} onDragOver={takeFiles} onDrop={drop}>
      <LabelledTextArea
        label={t("inventory-dialogs.list")}
        hint={t("inventory-dialogs.list-hint")}
        error={problem && t(problem)}
        rows={8}
        value={text}
        onChange={({ target }) => take(target.value)}
      />
      <LabelledInput
        label={t("deck-text.import-file")}
        type="file"
        accept={ENDINGS.join(",")}
        onChange={({ target }) => open(target.files?.[0])}
      />
      <Choice
        label={t("inventory-dialogs.mode")}
        value={mode}
        options={[
          { value: "add", label: t("inventory-dialogs.mode-add") },
          { value: "replace", label: t("inventory-dialogs.mode-replace") },
        ]}
        onChange={setMode}
      />
      <p className={styles.note}>{t(`inventory-dialogs.mode-${mode}-text`)}</p>
      {read && imported && plan && (
        <ImportPreview
          imported={imported}
          plan={plan}
          nameOf={nameFrom(find)}
          fixable={read.bad.length}
          onFix={onFix}
        />
      )}
      <div className={styles.choices}>
        <Button type="submit" variant="primary">
          {t(`inventory-dialogs.import-${mode}`)}
        </Button>
      </div>
    </form>
  );
}

/** Accepts a dropped file anywhere, because the browser would open it instead of the page. */
function takeFiles(event: DragEvent): void {
  if (event.dataTransfer.types.includes("Files")) event.preventDefault();
}
