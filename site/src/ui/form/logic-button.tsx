import { type Logic, nextLogic } from "../../domain/search/logic";
import styles from "./form.module.css";

/** Symbols on the button (docs/rules/search.md §1.5). */
const FACES: Readonly<Record<Logic, string>> = { or: "//", and: "&", not: "!", only: "≡" };

interface LogicButtonProps {
  readonly logic: Logic;
  /** Options in the order of clicks. */
  readonly offered: readonly Logic[];
  /** "Logic: OR". */
  readonly label: string;
  readonly onChange: (logic: Logic) => void;
}

/** Cycles through the ways to combine the values of a filter. */
export function LogicButton({ logic, offered, label, onChange }: LogicButtonProps) {
  return (
    <button
      type="button"
      className={styles.square}
      aria-label={label}
      title={label}
      onClick={() => onChange(nextLogic(logic, offered))}
    >
      <span aria-hidden="true">{FACES[logic]}</span>
    </button>
  );
}
