import { type ReactNode, useId, useRef } from "react";
import { useRestoreFocus } from "../../../ui/use-restore-focus";
import styles from "./block.module.css";
import meta from "./meta.module.css";

interface BlockProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A part of the dashboard with its heading. */
export function Block({ title, lead, children }: BlockProps) {
  const id = useId();
  const block = useRef<HTMLElement>(null);
  useRestoreFocus(block);
  return (
    <section ref={block} aria-labelledby={id} className={styles.block}>
      <h2 id={id}>{title}</h2>
      {lead !== undefined && <p className={meta.note}>{lead}</p>}
      {children}
    </section>
  );
}
