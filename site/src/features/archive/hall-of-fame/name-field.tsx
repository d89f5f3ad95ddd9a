import form from "../../../ui/form/form.module.css";
import styles from "../archive.module.css";

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Narrows a list to the names with a text. */
export function NameField({ label, value, onChange }: NameFieldProps) {
  return (
    <input
      type="search"
      className={`${form.input} ${styles.name}`}
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
