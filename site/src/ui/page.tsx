import type { ReactNode } from "react";
import styles from "./panel.module.css";

/** A page of text and panels, in columns if there is space. */
export function Page({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

export function PanelColumns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

/** Two columns of panels, stacked if narrow. */
export function PanelPair({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }) {
  return (
    <div className={styles.pair}>
      <div>{first}</div>
      <div>{second}</div>
    </div>
  );
}
