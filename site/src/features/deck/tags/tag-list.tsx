import { useTranslation } from "../../../i18n/translation";
import styles from "./tags.module.css";

interface TagListProps {
  readonly tags: readonly string[];
  /** Names the list: "Tags of Rötschreck". */
  readonly label?: string;
  /** Those that are more than usually true of the deck. */
  readonly superior?: readonly string[];
}

/** Tags to be read only; nothing where there are none. */
export function TagList({ tags, label, superior = [] }: TagListProps) {
  const { t } = useTranslation();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={label ?? t("deck-list.tags")} className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          {superior.includes(tag) ? <strong title={t("deck-list.tag-superior")}>{tag}</strong> : tag}
        </li>
      ))}
    </ul>
  );
}
