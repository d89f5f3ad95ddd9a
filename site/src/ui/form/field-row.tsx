import type { ReactNode } from "react";
import styles from "./form.module.css";

interface FieldRowProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A field in one line: label on the left, controls on the right. */
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

/** A field that needs the full width: label above, controls below. */
export function FieldBlock({ label, children }: FieldRowProps) {
  return (
    <fieldset className={styles.block}>
      <legend className={styles.blockLabel}>{label}</legend>
      {children}
    </fieldset>
  );
}
