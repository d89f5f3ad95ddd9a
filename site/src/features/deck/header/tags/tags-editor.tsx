import { useState } from "react";
import { deckList } from "../../../../i18n/en/deck-list";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import { Confirmation } from "../../../../ui/confirmation";
import { TagList } from "./tag-list";
import styles from "./tags.module.css";
import { TagsField } from "./tags-field";

export const messages = [deckList];

interface TagsEditorProps {
  readonly tags: readonly string[];
  /** Tags of the user's other decks. */
  readonly suggestions: readonly string[];
  /** Read-only: the deck belongs to someone else, or is public or locked. */
  readonly readOnly?: boolean;
  readonly onChange: (tags: readonly string[]) => void;
  /** Computes tags from the cards; undefined while those are not loaded. */
  readonly autotag?: (() => readonly string[]) | undefined;
}

/** The tags of one deck. */
export function TagsEditor({ tags, suggestions, readOnly = false, onChange, autotag }: TagsEditorProps) {
  const { t } = useTranslation();
  if (readOnly) return <TagList tags={tags} />;
  return (
    <div className={styles.editor}>
      <TagsField label={t("deck-list.tags")} tags={tags} suggestions={suggestions} onChange={onChange} />
      {autotag && <Autotag tags={tags} compute={autotag} onChange={onChange} />}
    </div>
  );
}

interface AutotagProps {
  readonly tags: readonly string[];
  readonly compute: () => readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
}

/** Replaces the tags by those computed from the cards, after a confirmation if others are removed. */
function Autotag({ tags, compute, onChange }: AutotagProps) {
  const { t } = useTranslation();
  const [proposed, setProposed] = useState<readonly string[] | undefined>();
  const [nothing, setNothing] = useState(false);
  const removed = tags.filter((tag) => !proposed?.includes(tag));
  const start = () => {
    const next = compute();
    setNothing(next.length === 0);
    if (next.length === 0) return;
    if (tags.every((tag) => next.includes(tag))) onChange(next);
    else setProposed(next);
  };
  return (
    <>
      <Button onClick={start}>{t("deck-list.autotag")}</Button>
      {nothing && <p role="status">{t("deck-list.autotag-nothing")}</p>}
      {proposed && (
        <Confirmation
          title={t("deck-list.autotag-title")}
          confirmLabel={t("deck-list.autotag-replace")}
          onConfirm={() => {
            onChange(proposed);
            setProposed(undefined);
          }}
          onCancel={() => setProposed(undefined)}
        >
          <p>{t("deck-list.autotag-lost", { tags: removed.join(", ") })}</p>
          <p>{t("deck-list.autotag-new", { tags: proposed.join(", ") })}</p>
        </Confirmation>
      )}
    </>
  );
}
