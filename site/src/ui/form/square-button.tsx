import type { ReactNode } from "react";
import styles from "./form.module.css";

interface SquareButtonProps {
  /** Name of action and object: "Add a row to Capacity". */
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

/** Small buttons next to a field, to add or remove a row. */
export function SquareButton({ label, icon, onClick }: SquareButtonProps) {
  return (
    <button type="button" className={styles.square} aria-label={label} title={label} onClick={onClick}>
      <span aria-hidden="true">{icon}</span>
    </button>
  );
}
