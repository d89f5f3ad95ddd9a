import type { ReactNode } from "react";
import styles from "./panel.module.css";

interface BulletsProps {
  /** Language of the list where it is not the interface's. */
  readonly lang?: string;
  readonly children: ReactNode;
}

/** A list of things that are said one after the other. */
export function Bullets({ lang, children }: BulletsProps) {
  return (
    <ul className={styles.bullets} lang={lang}>
      {children}
    </ul>
  );
}
