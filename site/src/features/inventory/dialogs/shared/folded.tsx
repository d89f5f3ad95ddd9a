import type { ReactNode } from "react";
import styles from "./card-list.module.css";

interface FoldedProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A part that is closed at first; high enough for a finger. */
export function Folded({ title, children }: FoldedProps) {
  return (
    <details className={styles.details}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
