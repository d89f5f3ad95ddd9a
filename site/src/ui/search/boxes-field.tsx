import { memo } from "react";
import { Checkbox } from "../form/checkbox";
import { FilterSection } from "./filter-section";
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
  /** Results with each box; empty until they are counted, undefined where they are not. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
  readonly onChange: (ticked: readonly string[]) => void;
}

/** A section of checkboxes in two columns. */
export const BoxesField = memo(function BoxesField({
  label,
  boxes,
  ticked,
  counts,
  onChange,
}: BoxesFieldProps) {
  return (
    <FilterSection label={label} active={ticked.length}>
      <fieldset>
        <legend className="visually-hidden">{label}</legend>
        <div className={styles.boxes}>
          {boxes.map((box) => (
            <Checkbox
              key={box.value}
              label={box.label}
              checked={ticked.includes(box.value)}
              count={counts && (counts[box.value] ?? "")}
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
    </FilterSection>
  );
});
