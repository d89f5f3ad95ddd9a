import { useTranslation } from "../../../i18n/translation";
import { Tags } from "../../../ui/tags";

interface TagListProps {
  readonly tags: readonly string[];
  /** Names the list: "Tags of Rötschreck". */
  readonly label?: string;
  /** Those that are more than usually true of the deck. */
  readonly superior?: readonly string[];
}

/** Tags to be read only; nothing where there are none. */
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
