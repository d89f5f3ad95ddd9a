import type { ReactNode } from "react";
import styles from "./form.module.css";

interface ToggleButtonProps {
  readonly pressed: boolean;
  readonly disabled?: boolean;
  /** Accessible name, if the text alone is ambiguous. */
  readonly label?: string;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A small toggle. */
export function ToggleButton({ pressed, disabled = false, label, onToggle, children }: ToggleButtonProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onToggle}
    >
      {children}
    </button>
  );
}
