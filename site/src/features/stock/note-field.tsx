import { type KeyboardEvent, useId, useRef, useState } from "react";
import type { InventoryStore } from "../../data/inventory/inventory-store";
import { MAX_NOTE_BYTES, MAX_NOTE_LENGTH } from "../../domain/inventory/limits";
import { isNoteTooLong, noteText } from "../../domain/inventory/note-text";
import { useTranslation } from "../../i18n/translation";
import { Field } from "../../ui/card/field";
import form from "../../ui/form/form.module.css";
import labelled from "../../ui/form/labelled-input.module.css";
import { useFullHeight } from "../../ui/form/use-full-height";
import { useOnHide } from "../../ui/use-on-hide";
import { useOnUnmount } from "../../ui/use-on-unmount";
import styles from "./stock.module.css";
import { useNoteState } from "./use-note-state";

interface NoteFieldProps {
  readonly name: string;
  /** The stored note. */
  readonly text: string;
  readonly store: InventoryStore;
  readonly onSave: (text: string) => void;
}

/** A text about a card, saved when the field or the page is left, and by Ctrl+Enter (docs/rules/site.md §1.5). */
export function NoteField({ name, text, store, onSave }: NoteFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [isCut, setCut] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const shown = draft ?? text;
  useFullHeight(area);
  const save = () => {
    setDraft(undefined);
    if (draft !== undefined && noteText(draft) !== text) onSave(noteText(draft));
  };
  useOnUnmount(save);
  useOnHide(save);
  const write = (typed: string) => {
    const tooLong = isNoteTooLong(typed);
    setCut(tooLong);
    setDraft(tooLong ? noteText(typed) : typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  };
  const state = useNoteState(store, draft === undefined || noteText(draft) === text, text !== "");
  return (
    <Field name={t("stock.note")}>
      <div className={labelled.field}>
        <textarea
          ref={area}
          className={`${form.input} ${labelled.area} ${styles.note}`}
          rows={2}
          aria-label={t("stock.note-on", { name })}
          aria-describedby={id}
          value={shown}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
          onBlur={save}
        />
        <p id={id} role="status" className={isCut ? labelled.error : labelled.hint}>
          {isCut
            ? t("stock.note-cut", { characters: MAX_NOTE_LENGTH, bytes: MAX_NOTE_BYTES })
            : t(`stock.note-${state}`)}
        </p>
      </div>
    </Field>
  );
}
