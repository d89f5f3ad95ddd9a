import { type ComponentProps, useId } from "react";
import form from "./form.module.css";
import styles from "./labelled-input.module.css";

interface LabelledTextAreaProps extends Omit<ComponentProps<"textarea">, "id" | "className"> {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Error message. */
  readonly error?: string | undefined;
}

/** A text area; otherwise like `LabelledInput`. */
export function LabelledTextArea({ label, hint, error, ...area }: LabelledTextAreaProps) {
  const id = useId();
  const notes = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        spellCheck={false}
        {...area}
        id={id}
        className={`${form.input} ${styles.area}`}
        aria-invalid={error !== undefined}
        aria-describedby={notes.length > 0 ? notes.join(" ") : undefined}
      />
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
