import type { LibraryCard } from "../../domain/card/card";
import { useTranslation } from "../../i18n/translation";
import { CardCost } from "../card/cost";
import { gameTerm } from "../card/game-term";
import { CardName } from "./card-name";
import styles from "./card-row.module.css";
import { LibraryNeeds } from "./library-needs";
import type { LineProps } from "./line-props";
import narrow from "./narrow-row.module.css";
import focus from "./row-focus.module.css";

/** A library card in one line, or in two if narrow. */
export function LibraryLine({ card, localized, among, tabIndex, children }: LineProps<LibraryCard>) {
  const { t } = useTranslation();
  const types = card.types.map((type) => gameTerm(t, "type", type)).join(" / ");
  return (
    <div className={`${styles.row} ${styles.library} ${focus.row}`}>
      <span className={styles.cost}>
        <CardCost card={card} />
      </span>
      <div className={styles.lines}>
        <div className={styles.first}>
          <CardName card={card} localized={localized} among={among} tabIndex={tabIndex} />
        </div>
        <div className={`${styles.second} ${narrow.second}`}>
          <span className={styles.type} title={types}>
            {types}
          </span>
          <LibraryNeeds card={card} />
        </div>
      </div>
      {children}
    </div>
  );
}
