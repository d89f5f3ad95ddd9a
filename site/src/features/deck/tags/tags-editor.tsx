import { useState } from "react";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Confirmation } from "../../../ui/confirmation";
import { TagList } from "./tag-list";
import styles from "./tags.module.css";
import { TagsField } from "./tags-field";

interface TagsEditorProps {
  readonly tags: readonly string[];
  /** Tags of the user's other decks. */
  readonly suggestions: readonly string[];
  /** Only to be read: somebody else's deck, a public or a locked one. */
  readonly readOnly?: boolean;
  readonly onChange: (tags: readonly string[]) => void;
  /** What the cards of the deck give; undefined while they are not known. */
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

/** Sets the tags that the cards give. Others go: it asks before. */
function Autotag({ tags, compute, onChange }: AutotagProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<readonly string[] | undefined>();
  const [nothing, setNothing] = useState(false);
  const lost = tags.filter((tag) => !asked?.includes(tag));
  const start = () => {
    const next = compute();
    setNothing(next.length === 0);
    if (next.length === 0) return;
    if (tags.every((tag) => next.includes(tag))) onChange(next);
    else setAsked(next);
  };
  return (
    <>
      <Button onClick={start}>{t("deck-list.autotag")}</Button>
      {nothing && <p role="status">{t("deck-list.autotag-nothing")}</p>}
      {asked && (
        <Confirmation
          title={t("deck-list.autotag-title")}
          confirmLabel={t("deck-list.autotag-replace")}
          onConfirm={() => {
            onChange(asked);
            setAsked(undefined);
          }}
          onCancel={() => setAsked(undefined)}
        >
          <p>{t("deck-list.autotag-lost", { tags: lost.join(", ") })}</p>
          <p>{t("deck-list.autotag-new", { tags: asked.join(", ") })}</p>
        </Confirmation>
      )}
    </>
  );
}
