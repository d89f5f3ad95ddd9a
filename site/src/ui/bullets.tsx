import type { ReactNode } from "react";
import styles from "./panel.module.css";

interface BulletsProps {
  /** Language of the list if it differs from the interface. */
  readonly lang?: string;
  readonly children: ReactNode;
}

/** A bulleted list of statements. */
export function Bullets({ lang, children }: BulletsProps) {
  return (
    <ul className={styles.bullets} lang={lang}>
      {children}
    </ul>
  );
}
