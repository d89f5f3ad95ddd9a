import { type RefObject, useMemo, useState } from "react";
import { MAX_TAG_LENGTH, MAX_TAGS } from "../../../../domain/deck/limits";
import { cleanTag, cleanTags, type TagProblem, tagProblem } from "../../../../domain/deck/list/tag-rules";
import { useTranslation } from "../../../../i18n/translation";
import { MultiSelect } from "../../../../ui/form/multi-select";
import { useAnnounce } from "../../../../ui/live-region";
import styles from "./tags.module.css";

interface TagsFieldProps {
  /** The label of the field: "Tags of Rötschreck". */
  readonly label: string;
  readonly tags: readonly string[];
  /** Tags of other decks. */
  readonly suggestions: readonly string[];
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  readonly onChange: (tags: readonly string[]) => void;
}

const LIMITS = {
  "too-long": { message: "deck-list.tag-too-long", count: MAX_TAG_LENGTH },
  "too-many": { message: "deck-list.tags-too-many", count: MAX_TAGS },
} as const satisfies Record<TagProblem, object>;

/** A field for tags, with suggestions; tags that the server would refuse are rejected. */
export function TagsField({ label, tags, suggestions, onChange, ...rest }: TagsFieldProps) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const [problem, setProblem] = useState<TagProblem | undefined>();
  const options = useMemo(
    () => suggestions.filter((tag) => !tags.includes(tag)).map((tag) => ({ value: tag, label: tag })),
    [suggestions, tags],
  );
  const messages = useTagLabels();
  const messageOf = (what: TagProblem) => t(LIMITS[what].message, { count: LIMITS[what].count });
  const change = (wanted: readonly string[]) => {
    const next = cleanTags(wanted);
    // Removing tags is always valid.
    const found = next.length > tags.length ? tagProblem(next) : undefined;
    setProblem(found);
    if (found === undefined) onChange(next);
    else announce(messageOf(found));
  };
  return (
    <div className={styles.field}>
      <MultiSelect
        {...rest}
        label={label}
        options={options}
        chosen={tags}
        messages={messages}
        create={(text) => ({ value: cleanTag(text), label: t("deck-list.tag-create", { tag: text }) })}
        onChange={change}
      />
      {problem !== undefined && <p className={styles.problem}>{messageOf(problem)}</p>}
    </div>
  );
}

function useTagLabels() {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      placeholder: t("deck-list.tags-add"),
      none: t("deck-list.tags-none"),
      more: (left: number) => t("deck-list.more", { count: left }),
      remove: (tag: string) => t("deck-list.tag-remove", { tag }),
    }),
    [t],
  );
}
