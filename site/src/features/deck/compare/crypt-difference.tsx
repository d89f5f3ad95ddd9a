import { useMemo } from "react";
import { totalsBetween } from "../../../domain/deck/diff/totals";
import { cryptList } from "../../../domain/deck/rows/deck-card-rows";
import type { CryptBase } from "../../../domain/search/card-base";
import { useTranslation } from "../../../i18n/translation";
import { CryptLine } from "../../../ui/card-row/crypt-line";
import { useMedia } from "../../../ui/use-media";
import { useCryptSort } from "../cards/crypt/use-crypt-sort";
import { DeckSection } from "../cards/deck-section";
import { QuantityRows } from "../cards/rows/quantity-rows";
import { useIds } from "../cards/rows/use-ids";
import styles from "./compare.module.css";
import { lineEnds } from "./line-end";
import type { PartProps } from "./part-props";
import { between, SignedDifference } from "./signed-difference";

/** The vampires of two decks. */
export function CryptDifference(props: PartProps<CryptBase>) {
  const { base, cards, placed, totals, overlay, onCopies, adding } = props;
  const { t } = useTranslation();
  // Where the line is too narrow for its end, that goes below.
  const narrow = useMedia(props.tools ? "(max-width: 1279px)" : "(max-width: 767px)");
  const [sort] = useCryptSort();
  const { played: rows } = useMemo(
    () => cryptList(cards, placed, (id) => base.byId.get(id), sort),
    [cards, placed, base, sort],
  );
  const by = totalsBetween(totals.from, totals.to);
  const end = lineEnds(props);
  return (
    <DeckSection
      title={t("deck.crypt")}
      count={between(totals.from.crypt, totals.to.crypt)}
      isCountWrong={false}
      facts={
        <>
          <SignedDifference by={by.crypt} />
          <span>{t("deck.average", { average: between(totals.from.average, totals.to.average) })}</span>
          <SignedDifference by={by.average} />
        </>
      }
      tools={null}
    >
      {adding}
      <QuantityRows
        label={t("deck.crypt")}
        rows={rows}
        Line={CryptLine}
        overlay={overlay}
        among={useIds(rows)}
        onCopies={onCopies}
        end={narrow ? undefined : end}
        below={narrow ? (row) => <div className={styles.below}>{end(row)}</div> : undefined}
      />
    </DeckSection>
  );
}
