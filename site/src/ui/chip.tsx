import styles from "./chip.module.css";

interface ChipProps {
  readonly text: string;
  /** Accessible name of the remove button: "Remove: capacity at most 7". */
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** A filter in words with a remove button. */
export function Chip({ text, removeLabel, onRemove }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={removeLabel}
      title={removeLabel}
      onClick={onRemove}
    >
      <span>{text}</span>
      <span aria-hidden="true" className={styles.cross}>
        ×
      </span>
    </button>
  );
}
