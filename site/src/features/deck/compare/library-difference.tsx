import { useMemo } from "react";
import type { DeckCards } from "../../../domain/deck/deck";
import { copiesByType, totalsBetween } from "../../../domain/deck/diff/totals";
import { deckCopies } from "../../../domain/deck/facts/copies";
import { libraryList } from "../../../domain/deck/rows/deck-card-rows";
import type { LibraryBase } from "../../../domain/search/card-base";
import { useTranslation } from "../../../i18n/translation";
import { TypedLibraryLine } from "../../../ui/card-row/typed-library-line";
import { DeckSection } from "../cards/deck-section";
import { typeName } from "../cards/facts/type-name";
import { QuantityRows } from "../cards/rows/quantity-rows";
import rowStyles from "../cards/rows/rows.module.css";
import { useIds } from "../cards/rows/use-ids";
import { lineEnds } from "./line-end";
import type { PartProps } from "./part-props";
import { between, SignedDifference } from "./signed-difference";

/** The libraries of two decks by type; headings also count cards that are not listed. */
export function LibraryDifference(props: PartProps<LibraryBase>) {
  const { base, from, to, cards, placed, totals, overlay, onCopies, adding } = props;
  const { t } = useTranslation();
  const { sections } = useMemo(
    () => libraryList(cards, placed, (id) => base.byId.get(id)),
    [cards, placed, base],
  );
  const among = useIds(useMemo(() => sections.flatMap(({ rows }) => rows), [sections]));
  const by = totalsBetween(totals.from, totals.to);
  const types = useMemo(() => {
    const of = (deck: DeckCards) =>
      copiesByType(deckCopies(Object.fromEntries(deck), (id) => base.byId.get(id)).library);
    return { from: of(from), to: of(to) };
  }, [base, from, to]);
  const end = lineEnds(props);
  return (
    <DeckSection
      title={t("deck.library")}
      count={between(totals.from.library, totals.to.library)}
      isCountWrong={false}
      facts={
        <>
          <SignedDifference by={by.library} />
          <span>{t("deck.blood", { count: between(totals.from.blood, totals.to.blood) })}</span>
          <SignedDifference by={by.blood} />
          <span>{t("deck.pool", { count: between(totals.from.pool, totals.to.pool) })}</span>
          <SignedDifference by={by.pool} />
        </>
      }
      tools={null}
    >
      {adding}
      {sections.map(({ heading, rows }) => {
        const [before, after] = [types.from.get(heading) ?? 0, types.to.get(heading) ?? 0];
        const name = typeName(t, heading);
        return (
          <div key={heading}>
            <h3 className={rowStyles.heading}>
              <span>
                {name} ({between(before, after)})
              </span>
              <SignedDifference by={after - before} />
            </h3>
            <QuantityRows
              label={name}
              rows={rows}
              Line={TypedLibraryLine}
              overlay={overlay}
              among={among}
              onCopies={onCopies}
              end={end}
            />
          </div>
        );
      })}
    </DeckSection>
  );
}
