import { Fragment, type ReactNode } from "react";
import styles from "./facts.module.css";

interface FactListProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** A list of names and values. */
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
