import { signed } from "../../../domain/deck/diff/signed";
import styles from "./compare.module.css";

/** "+2", "−1", or nothing without a difference. */
export function SignedDifference({ by }: { readonly by: number }) {
  if (by === 0) return null;
  return <b className={by > 0 ? styles.more : styles.fewer}>{signed(by)}</b>;
}

/** "12", or "12 → 14" where the two differ. */
export function between(from: number, to: number): string {
  return from === to ? String(from) : `${from} → ${to}`;
}
