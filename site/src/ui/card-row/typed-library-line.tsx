import type { LibraryCard } from "../../domain/card/card";
import { CardCost } from "../card/cost";
import { CardName } from "./card-name";
import styles from "./card-row.module.css";
import { LibraryNeeds } from "./library-needs";
import type { LineProps } from "./line-props";
import focus from "./row-focus.module.css";
import typed from "./typed-line.module.css";

/** A library card below a heading with its type, always in one line. */
export function TypedLibraryLine({ card, localized, among, tabIndex, children }: LineProps<LibraryCard>) {
  return (
    <div className={`${typed.typed} ${focus.row}`}>
      <span className={styles.cost}>
        <CardCost card={card} />
      </span>
      <CardName card={card} localized={localized} among={among} tabIndex={tabIndex} />
      <LibraryNeeds card={card} />
      {children}
    </div>
  );
}
