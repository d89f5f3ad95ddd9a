import type { LibraryCard } from "../../domain/card/card";
import { useTranslation } from "../../i18n/translation";
import { DisciplineRequirement } from "../card/discipline-strip";
import { requirements } from "../card/requirement";
import styles from "./card-row.module.css";

/** Requirements of a library card. */
export function LibraryNeeds({ card }: { readonly card: LibraryCard }) {
  const { t } = useTranslation();
  const needs = requirements(t, card).join(", ");
  return (
    <span className={styles.requirement}>
      <DisciplineRequirement card={card} />
      {needs !== "" && (
        <span className={styles.words} title={needs}>
          {needs}
        </span>
      )}
    </span>
  );
}
