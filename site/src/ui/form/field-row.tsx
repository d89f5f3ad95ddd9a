import type { ReactNode } from "react";
import styles from "./form.module.css";

interface FieldRowProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** One criterion on a line: its name at the left, its controls at the right. */
export function FieldRow({ label, children }: FieldRowProps) {
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{label}</legend>
      <span className={styles.rowLabel} aria-hidden="true">
        {label}
      </span>
      <div className={styles.rowControls}>{children}</div>
    </fieldset>
  );
}

/** A criterion that needs the whole width: its name above, its controls below. */
export function FieldBlock({ label, children }: FieldRowProps) {
  return (
    <fieldset className={styles.block}>
      <legend className={styles.blockLabel}>{label}</legend>
      {children}
    </fieldset>
  );
}
