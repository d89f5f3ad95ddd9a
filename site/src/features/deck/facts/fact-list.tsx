import { Fragment, type ReactNode } from "react";
import styles from "./facts.module.css";

interface FactListProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Facts by their names. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.list}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
