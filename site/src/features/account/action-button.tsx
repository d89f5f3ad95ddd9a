import type { ReactNode } from "react";
import { Button } from "../../ui/button";
import styles from "./account.module.css";
import { useAction } from "./use-action";

interface ActionButtonProps {
  /** Accessible name, if the text alone does not name the object. */
  readonly label?: string;
  readonly act: () => Promise<void>;
  readonly children: ReactNode;
}

/** Runs an action; errors are shown below. */
export function ActionButton({ label, act, children }: ActionButtonProps) {
  const { run, busy, problem } = useAction(act);
  return (
    <div className={styles.action}>
      <Button aria-label={label} aria-disabled={busy} onClick={() => run()}>
        {children}
      </Button>
      {problem !== undefined && <p className={styles.problem}>{problem}</p>}
    </div>
  );
}
