import type { Quantity } from "../../../domain/archive/search/quantities";
import { lazyPart } from "../../../lazy/lazy-part";
import { loadPart } from "../../../lazy/load-screen";
import styles from "../archive.module.css";

/** Criteria of cards, as all archives have them. */
export interface SoughtCards {
  readonly crypt?: readonly Quantity[];
  readonly library?: readonly Quantity[];
}

/** Whether decks are searched for cards. */
export function isForCards({ crypt = [], library = [] }: SoughtCards): boolean {
  return crypt.length + library.length > 0;
}

/** The copies of the cards that decks are searched for; the line is reserved until the code is there. */
export const SoughtCopies = lazyPart(
  loadPart(
    "sought-copies",
    () => import("../copies/sought-copies"),
    (module) => module.SoughtCopies,
  ),
  <p className={styles.head}>
    <span className={styles.line}>…</span>
  </p>,
);
