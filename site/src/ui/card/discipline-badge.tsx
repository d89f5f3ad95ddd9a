import type { DisciplineLevel } from "../../domain/card/card";
import diamond from "./diamond.module.css";
import styles from "./discipline-badge.module.css";

interface DisciplineBadgeProps {
  /** Three letters shown in the badge. */
  readonly code: string;
  /** 1 inferior: square; 2 superior: diamond. Shape and fill both tell. */
  readonly level: DisciplineLevel;
  /** Full name with level: "Dominate, superior". */
  readonly label: string;
  /** Virtues are drawn as a circle. */
  readonly virtue?: boolean;
  readonly size?: "row" | "inline";
}

const SUPERIOR = `${styles.superior} ${diamond.diamond}`;

/** Our own drawing of a discipline: letters in a square, a diamond or a circle. */
export function DisciplineBadge({ code, level, label, virtue = false, size = "row" }: DisciplineBadgeProps) {
  const shape = virtue ? styles.virtue : level === 2 ? SUPERIOR : styles.inferior;
  const small = size === "inline" ? styles.inline : "";
  return (
    <span role="img" aria-label={label} title={label} className={`${styles.badge} ${shape} ${small}`}>
      {code.slice(0, 3)}
    </span>
  );
}
