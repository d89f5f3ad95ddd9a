import { type ComponentProps, type ReactNode, useId } from "react";
import form from "./form.module.css";
import styles from "./labelled-input.module.css";

interface LabelledInputProps extends Omit<ComponentProps<"input">, "id" | "className"> {
  readonly label: string;
  /** Purpose or format of the field. */
  readonly hint?: string | undefined;
  /** Error message. */
  readonly error?: string | undefined;
  /** A control after the field. */
  readonly after?: ReactNode;
}

/** A native input with its label above, and hint and error below. */
export function LabelledInput({ label, hint, error, after, ...input }: LabelledInputProps) {
  const id = useId();
  const notes = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.line}>
        <input
          {...input}
          id={id}
          className={form.input}
          aria-invalid={error !== undefined}
          aria-describedby={notes.length > 0 ? notes.join(" ") : undefined}
        />
        {after}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
