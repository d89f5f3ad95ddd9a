import { lazyPart } from "../../../lazy/lazy-part";
import { loadPart } from "../../../lazy/load-screen";
import styles from "../archive.module.css";

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
