import { type ReactNode, useId } from "react";
import styles from "./field.module.css";

interface FieldProps {
  readonly name: string;
  /** Stands beside the name: a link about the whole field. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A named part of a card's details. */
export function Field({ name, aside, children }: FieldProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.field}>
      <div className={styles.head}>
        <h4 id={id} className={styles.name}>
          {name}
        </h4>
        {aside}
      </div>
      {children}
    </section>
  );
}
