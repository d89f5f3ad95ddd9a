import styles from "./capacity-disc.module.css";

interface CapacityDiscProps {
  readonly capacity: number;
  /** "Capacity 7". */
  readonly label: string;
}

/** The blood-red disc with the capacity of a vampire. */
export function CapacityDisc({ capacity, label }: CapacityDiscProps) {
  return (
    <span role="img" aria-label={label} title={label} className={styles.disc}>
      {capacity}
    </span>
  );
}
