import type { DisciplineCode, DisciplineLevel } from "../../domain/card/card";
import { isVirtue } from "../../domain/card/disciplines";
import { useTranslation } from "../../i18n/translation";
import diamond from "../card/diamond.module.css";
import { disciplineLabel } from "../card/discipline-strip";
import { gameTerm } from "../card/game-term";
import { useIcon } from "../card/use-icon";
import styles from "./discipline-toggle.module.css";

interface DisciplineToggleProps {
  readonly code: DisciplineCode;
  readonly level: DisciplineLevel | undefined;
  /** Results after the next press; absent until they are counted. */
  readonly count?: number | undefined;
  readonly onStep: (code: DisciplineCode) => void;
}

const SUPERIOR = `${styles.superior} ${diamond.diamond}`;

/** A discipline as a button: off, inferior (square), superior (diamond), off; virtues are round. */
export function DisciplineToggle({ code, level, count, onStep }: DisciplineToggleProps) {
  const { t } = useTranslation();
  const icon = useIcon(code, level ?? 1);
  const name = gameTerm(t, "discipline", code);
  const label = level === undefined ? name : disciplineLabel(t, code, level);
  const shape = isVirtue(code) ? styles.virtue : level === 2 ? SUPERIOR : styles.square;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={level !== undefined}
      aria-label={label}
      title={count === undefined ? label : `${label} (${count})`}
      onClick={() => onStep(code)}
    >
      <span
        className={`${styles.shape} ${icon ? styles.drawn : shape}`}
        data-icon={icon ?? code.slice(0, 3)}
      />
    </button>
  );
}
