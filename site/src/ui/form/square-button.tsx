import type { ReactNode } from "react";
import styles from "./form.module.css";

interface SquareButtonProps {
  /** Names the action and its object: "Add a row to Capacity". */
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

/** The small buttons beside a field: another row, take this row away. */
export function SquareButton({ label, icon, onClick }: SquareButtonProps) {
  return (
    <button type="button" className={styles.square} aria-label={label} title={label} onClick={onClick}>
      <span aria-hidden="true">{icon}</span>
    </button>
  );
}
