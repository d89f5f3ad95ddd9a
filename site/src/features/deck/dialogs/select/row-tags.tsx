import { Tags } from "lucide";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { ListedDeck } from "../../../../domain/deck/deck";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import { TagList } from "../../header/tags/tag-list";
import { TagsField } from "../../header/tags/tags-field";
import { deckLabel } from "../../selector/deck-labels";
import { RowAction } from "./row-action";
import styles from "./select-deck.module.css";

interface RowTagsProps {
  readonly deck: ListedDeck;
  readonly tabIndex: 0 | -1;
  readonly suggestions: readonly string[];
  /** undefined: the tags are read-only. */
  readonly onChange: ((tags: readonly string[]) => void) | undefined;
}

/** The tags of a deck, and a button that edits them in place. */
export function RowTags({ deck, tabIndex, suggestions, onChange }: RowTagsProps) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (editing) field.current?.focus();
  }, [editing]);
  const name = deckLabel(deck);
  const label = t("deck-list.tags-of", { name });
  const end = () => {
    setEditing(false);
    button.current?.focus();
  };
  /** Ends the editing without closing the dialog. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    end();
  };
  return (
    <div className={styles.rowTags}>
      <TagList tags={deck.tags} label={label} />
      {onChange && (
        <RowAction
          ref={button}
          control="tags"
          icon={Tags}
          label={t("deck-list.tags-edit", { name })}
          tabIndex={tabIndex}
          expanded={editing}
          onClick={() => setEditing(!editing)}
        />
      )}
      {editing && onChange && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the key is meant for the fields in it
        <div className={styles.tagEditor} onKeyDown={onKeyDown}>
          <TagsField
            inputRef={field}
            label={label}
            tags={deck.tags}
            suggestions={suggestions}
            onChange={onChange}
          />
          <Button onClick={end}>{t("deck-list.tags-done")}</Button>
        </div>
      )}
    </div>
  );
}
