import { type FormEvent, useDeferredValue, useMemo, useState } from "react";
import type { DeckChange } from "../../../../domain/deck/change";
import type { Deck } from "../../../../domain/deck/deck";
import {
  changesOf,
  editableText,
  type KnownNames,
  textEdit,
} from "../../../../domain/deck/text-edit/text-edit";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import { Dialog } from "../../../../ui/dialog";
import formStyles from "../../../../ui/dialog-form.module.css";
import { LabelledTextArea } from "../../../../ui/form/labelled-text-area";
import styles from "../../shared/deck-text.module.css";
import { TextChanges } from "./text-changes";

interface TextEditDialogProps {
  readonly deck: Pick<Deck, "name" | "author" | "description" | "cards">;
  readonly cards: KnownNames;
  /** Whether playtest cards are allowed. */
  readonly playtest: boolean;
  /** All changes, applied and undone as one. */
  readonly onApply: (changes: readonly DeckChange[]) => void;
  readonly onClose: () => void;
}

/** Edits the deck as text, with a preview of the changes. */
export function TextEditDialog({ deck, cards, playtest, onApply, onClose }: TextEditDialogProps) {
  const { t } = useTranslation();
  // Ignores edits from elsewhere that arrive meanwhile.
  const [before] = useState(deck);
  const [text, setText] = useState(() => editableText(before, cards.find));
  const read = useDeferredValue(text);
  const edit = useMemo(() => textEdit(read, before, cards, { playtest }), [read, before, cards, playtest]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const changes = changesOf(textEdit(text, before, cards, { playtest }));
    if (changes.length > 0) onApply(changes);
    onClose();
  };
  return (
    <Dialog title={t("deck-text.edit")} size="lg" closeLabel={t("common.close")} onClose={onClose}>
      <form className={styles.beside} onSubmit={submit}>
        <LabelledTextArea
          label={t("deck-text.edit-deck")}
          rows={24}
          wrap="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className={formStyles.form}>
          <TextChanges edit={edit} find={cards.find} />
          <div className={formStyles.choices}>
            <Button type="submit" variant="primary">
              {t("deck-text.edit-apply")}
            </Button>
            <Button onClick={onClose}>{t("common.cancel")}</Button>
          </div>
        </div>
      </form>
    </Dialog>
  );
}
