import { memo } from "react";
import { Checkbox } from "../form/checkbox";
import styles from "./filters.module.css";

interface Box {
  readonly value: string;
  readonly label: string;
}

interface BoxesFieldProps {
  readonly label: string;
  /** In reading order: left column, then right. */
  readonly boxes: readonly Box[];
  readonly ticked: readonly string[];
  readonly onChange: (ticked: readonly string[]) => void;
}

/** A section of checkboxes in two columns, which can be folded; a badge counts those that are ticked. */
export const BoxesField = memo(function BoxesField({ label, boxes, ticked, onChange }: BoxesFieldProps) {
  return (
    <details className={styles.section} open>
      <summary>
        {label}
        {ticked.length > 0 && <span className={styles.badge}>{ticked.length}</span>}
      </summary>
      <fieldset>
        <legend className="visually-hidden">{label}</legend>
        <div className={styles.boxes}>
          {boxes.map((box) => (
            <Checkbox
              key={box.value}
              label={box.label}
              checked={ticked.includes(box.value)}
              onChange={(on) =>
                onChange(
                  boxes
                    .map(({ value }) => value)
                    .filter((value) => (value === box.value ? on : ticked.includes(value))),
                )
              }
            />
          ))}
        </div>
      </fieldset>
    </details>
  );
});
