import { type ReactNode, useId } from "react";
import styles from "./current-deck.module.css";

interface PanelSectionProps {
  readonly title: string;
  /** "12", "8 of 12+". */
  readonly count: string;
  readonly isCountWrong: boolean;
  readonly children: ReactNode;
}

/** Crypt or library with its total. */
export function PanelSection({ title, count, isCountWrong, children }: PanelSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>
        {title} <span className={isCountWrong ? styles.wrong : styles.facts}>[{count}]</span>
      </h2>
      {children}
    </section>
  );
}
