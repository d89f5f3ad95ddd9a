import { useTranslation } from "../../../../i18n/translation";
import { Tags } from "../../../../ui/tags";

interface TagListProps {
  readonly tags: readonly string[];
  /** The label of the list: "Tags of Rötschreck". */
  readonly label?: string;
  /** The tags that are true of the deck to an unusual degree. */
  readonly superior?: readonly string[];
}

/** Read-only tags; renders nothing without any. */
export function TagList({ tags, label, superior }: TagListProps) {
  const { t } = useTranslation();
  return (
    <Tags
      tags={tags}
      label={label ?? t("deck-list.tags")}
      superior={superior}
      superiorTitle={t("deck-list.tag-superior")}
    />
  );
}
