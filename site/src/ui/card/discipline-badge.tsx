import type { DisciplineCode, DisciplineLevel } from "../../domain/card/card";
import { isVirtue } from "../../domain/card/disciplines";
import diamond from "./diamond.module.css";
import styles from "./discipline-badge.module.css";
import { useIcon } from "./use-icon";

interface DisciplineBadgeProps {
  readonly code: DisciplineCode;
  /** 1 inferior: square; 2 superior: diamond, with different fills. Virtues are circles. */
  readonly level: DisciplineLevel;
  /** Full name with level: "Dominate, superior". */
  readonly label: string;
  readonly size?: "row" | "inline" | undefined;
}

const SUPERIOR = `${styles.superior} ${diamond.diamond}`;

/** A discipline as its icon, or as letters in a square, diamond or circle, in a box of the same size. */
export function DisciplineBadge({ code, level, label, size }: DisciplineBadgeProps) {
  const icon = useIcon(code, level);
  const shape = isVirtue(code) ? styles.virtue : level === 2 ? SUPERIOR : styles.inferior;
  const small = size === "inline" ? styles.inline : "";
  const drawn = icon ? styles.drawn : "";
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className={`${styles.badge} ${shape} ${small} ${drawn}`}
    >
      {icon ?? code.slice(0, 3)}
    </span>
  );
}
