import type { ReactNode } from "react";
import styles from "./filters.module.css";

interface FilterSectionProps {
  readonly label: string;
  /** Number of active criteria, for the badge. */
  readonly active: number;
  readonly children: ReactNode;
}

/** A section of filters that can be folded; a badge counts its active criteria. */
export function FilterSection({ label, active, children }: FilterSectionProps) {
  return (
    <details className={styles.section} open>
      <summary>
        {label}
        {active > 0 && <span className={styles.badge}>{active}</span>}
      </summary>
      {children}
    </details>
  );
}
