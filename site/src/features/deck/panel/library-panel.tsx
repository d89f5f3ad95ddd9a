import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { libraryCardsOptions } from "../../../data/card-data";
import type { Deck } from "../../../domain/deck/deck";
import { MAX_LIBRARY, MIN_LIBRARY } from "../../../domain/deck/legality/sizes";
import { libraryList } from "../../../domain/deck/rows/deck-card-rows";
import { useTranslation } from "../../../i18n/translation";
import { typeName } from "../cards/facts/type-name";
import { useIds } from "../cards/rows/use-ids";
import { usePlaced } from "../cards/rows/use-placed";
import { PanelRows } from "./panel-rows";
import { PanelSection } from "./panel-section";

interface LibraryPanelProps {
  readonly deck: Deck;
  /** The total of copies. */
  readonly total: number;
}

/** The library by type, in brief. */
export function LibraryPanel({ deck, total }: LibraryPanelProps) {
  const { t } = useTranslation();
  const { data: list } = useQuery({ ...libraryCardsOptions(), throwOnError: false });
  const placed = usePlaced(deck.id, deck.cards);
  const { sections, side } = useMemo(
    () => (list ? libraryList(deck.cards, placed, (id) => list.byId.get(id)) : { sections: [], side: [] }),
    [deck.cards, placed, list],
  );
  const all = useMemo(() => [...sections.flatMap(({ rows }) => rows), ...side], [sections, side]);
  const among = useIds(all);
  const wrong = total < MIN_LIBRARY || total > MAX_LIBRARY;
  return (
    <PanelSection
      title={t("deck.library")}
      count={wrong ? t("deck.library-wrong", { count: total }) : String(total)}
      isCountWrong={wrong}
    >
      {sections.map(({ heading, copies, rows }) => {
        const name = typeName(t, heading);
        return (
          <PanelRows key={heading} label={name} heading={`${name} (${copies})`} rows={rows} among={among} />
        );
      })}
      <PanelRows label={t("deck.side-library")} heading={t("deck.side-library")} rows={side} among={among} />
    </PanelSection>
  );
}
