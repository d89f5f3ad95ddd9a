import { useId } from "react";
import styles from "./switch.module.css";

interface SwitchProps {
  readonly label: string;
  /** Hides the label visually, but not from assistive technology. */
  readonly labelHidden?: boolean;
  /** Short explanation. */
  readonly hint?: string;
  readonly on: boolean;
  /** Something else must be selected first; the hint explains it. */
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A setting that takes effect at once. */
export function Switch({ label, labelHidden = false, hint, on, disabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <input
        id={id}
        type="checkbox"
        checked={on}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className={styles.switch}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id} className={labelHidden ? "visually-hidden" : undefined}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
