import { type ReactNode, useState } from "react";
import styles from "./meta.module.css";

interface DetailsProps {
  readonly summary: ReactNode;
  /** Rendered when it is first opened. */
  readonly children: () => ReactNode;
}

/** A part that is folded at first. */
export function Details({ summary, children }: DetailsProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className={styles.details}
      onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
    >
      <summary>{summary}</summary>
      {opened && children()}
    </details>
  );
}
