import { memo } from "react";
import { Checkbox } from "../form/checkbox";
import { FieldBlock } from "../form/field-row";
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

/** Checkboxes in two columns. */
export const BoxesField = memo(function BoxesField({ label, boxes, ticked, onChange }: BoxesFieldProps) {
  return (
    <FieldBlock label={label}>
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
    </FieldBlock>
  );
});
