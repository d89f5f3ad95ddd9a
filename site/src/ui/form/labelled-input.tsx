import { type ComponentProps, type ReactNode, useId } from "react";
import form from "./form.module.css";
import styles from "./labelled-input.module.css";

interface LabelledInputProps extends Omit<ComponentProps<"input">, "id" | "className"> {
  readonly label: string;
  /** What the field is for, or what it takes. */
  readonly hint?: string | undefined;
  /** What is wrong with it. */
  readonly error?: string | undefined;
  /** A control that belongs to the field, behind it. */
  readonly after?: ReactNode;
}

/** The browser's own input with its label above, and below it what is to be known about it. */
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
