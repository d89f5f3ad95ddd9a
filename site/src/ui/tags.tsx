import styles from "./tags.module.css";

interface TagsProps {
  readonly tags: readonly string[];
  /** Names the list: "Tags of Rötschreck". */
  readonly label: string;
  /** Says what the stronger ones are. */
  readonly superiorTitle: string;
  /** Those that are more than usually true of the deck. */
  readonly superior?: readonly string[] | undefined;
}

/** Tags to be read only; nothing where there are none. */
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
