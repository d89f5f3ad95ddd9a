import { type ReactNode, useId } from "react";
import styles from "./dialog-form.module.css";

interface FormatGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A group of buttons, one for each format. */
export function FormatGroup({ title, children }: FormatGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.form}>
      <h3 id={id}>{title}</h3>
      <div className={styles.choices}>{children}</div>
    </section>
  );
}
