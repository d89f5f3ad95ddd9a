import { useTranslation } from "../../../i18n/translation";
import styles from "./tags.module.css";

interface TagListProps {
  readonly tags: readonly string[];
  /** Names the list: "Tags of Rötschreck". */
  readonly label?: string;
}

/** Tags to be read only; nothing where there are none. */
export function TagList({ tags, label }: TagListProps) {
  const { t } = useTranslation();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={label ?? t("deck-list.tags")} className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
