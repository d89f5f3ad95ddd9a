import type { LibraryCard } from "../../../domain/card/card";
import { useTranslation } from "../../../i18n/translation";
import { CardCost } from "../../../ui/card/cost";
import { DisciplineRequirement } from "../../../ui/card/discipline-strip";
import { gameTerm } from "../../../ui/card/game-term";
import { requirements } from "../../../ui/card/requirement";
import { PinButton } from "./pin-button";
import type { RowProps } from "./result-list";
import styles from "./row.module.css";
import { RowName } from "./row-name";

/** A library card in one line, or in two where there is little room. */
export function LibraryRow({ card, words, among, isCurrent, isPinned }: RowProps<LibraryCard>) {
  const { t } = useTranslation();
  const tabIndex = isCurrent ? 0 : -1;
  const types = card.types.map((type) => gameTerm(t, "type", type)).join(" / ");
  const needs = requirements(t, card).join(", ");
  return (
    <div className={`${styles.row} ${styles.library}`}>
      <span className={styles.cost}>
        <CardCost card={card} />
      </span>
      <div className={styles.lines}>
        <div className={styles.first}>
          <RowName card={card} words={words} among={among} tabIndex={tabIndex} />
        </div>
        <div className={styles.second}>
          <span className={styles.type} title={types}>
            {types}
          </span>
          <span className={styles.requirement}>
            <DisciplineRequirement card={card} />
            {needs !== "" && (
              <span className={styles.words} title={needs}>
                {needs}
              </span>
            )}
          </span>
        </div>
      </div>
      <PinButton id={card.id} name={words.name} pinned={isPinned} tabIndex={tabIndex} />
    </div>
  );
}
