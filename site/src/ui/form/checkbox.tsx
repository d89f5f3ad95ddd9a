import styles from "./form.module.css";

interface CheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  /** A number at the end of the line, whose space is reserved; "" until it is known. */
  readonly count?: number | "" | undefined;
  readonly onChange: (checked: boolean) => void;
}

export function Checkbox({ label, checked, count, onChange }: CheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
      {count !== undefined && (
        <span aria-hidden="true" className={styles.count}>
          {count}
        </span>
      )}
    </label>
  );
}
