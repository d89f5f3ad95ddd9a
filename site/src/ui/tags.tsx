import styles from "./tags.module.css";

interface TagsProps {
  readonly tags: readonly string[];
  /** Accessible name of the list: "Tags of Rötschreck". */
  readonly label: string;
  /** Explains the stronger tags. */
  readonly superiorTitle: string;
  /** Tags that the deck has to a high degree. */
  readonly superior?: readonly string[] | undefined;
}

/** Read-only tags; nothing if there are none. */
export function Tags({ tags, label, superiorTitle, superior = [] }: TagsProps) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          {superior.includes(tag) ? <strong title={superiorTitle}>{tag}</strong> : tag}
        </li>
      ))}
    </ul>
  );
}
