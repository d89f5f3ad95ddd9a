import type { DisciplineLevel } from "../../domain/card/card";
import diamond from "./diamond.module.css";
import styles from "./discipline-badge.module.css";

interface DisciplineBadgeProps {
  /** Three-letter code of the badge. */
  readonly code: string;
  /** 1 inferior: square; 2 superior: diamond, with different fills. */
  readonly level: DisciplineLevel;
  /** Full name with level: "Dominate, superior". */
  readonly label: string;
  /** Virtues are circles. */
  readonly virtue?: boolean;
  readonly size?: "row" | "inline";
}

const SUPERIOR = `${styles.superior} ${diamond.diamond}`;

/** A discipline as letters in a square, diamond or circle. */
export function DisciplineBadge({ code, level, label, virtue = false, size = "row" }: DisciplineBadgeProps) {
  const shape = virtue ? styles.virtue : level === 2 ? SUPERIOR : styles.inferior;
  const small = size === "inline" ? styles.inline : "";
  return (
    <span role="img" aria-label={label} title={label} className={`${styles.badge} ${shape} ${small}`}>
      {code.slice(0, 3)}
    </span>
  );
}
