import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { cryptCardsOptions } from "../../../data/card-data";
import type { Deck } from "../../../domain/deck/deck";
import { MIN_CRYPT } from "../../../domain/deck/facts/deck-flags";
import { cryptList } from "../../../domain/deck/rows/deck-card-rows";
import { cryptOrders } from "../../../domain/search/sort/crypt-orders";
import { useTranslation } from "../../../i18n/translation";
import { useIds } from "../cards/rows/use-ids";
import { usePlaced } from "../cards/rows/use-placed";
import { ColumnRows } from "./panel-rows";
import { ColumnPart } from "./panel-section";

interface ColumnProps {
  readonly deck: Deck;
  /** The total of copies. */
  readonly total: number;
}

/** The crypt in brief, the highest capacity first. */
export function CryptColumn({ deck, total }: ColumnProps) {
  const { t } = useTranslation();
  const { data: list } = useQuery({ ...cryptCardsOptions(), throwOnError: false });
  const order = useMemo(() => list && cryptOrders(list.cards).capacity, [list]);
  const placed = usePlaced(deck.id, deck.cards);
  const { played, side } = useMemo(
    () =>
      list && order
        ? cryptList(deck.cards, placed, (id) => list.byId.get(id), order)
        : { played: [], side: [] },
    [deck.cards, placed, list, order],
  );
  const among = useIds(useMemo(() => [...played, ...side], [played, side]));
  const tooFew = total < MIN_CRYPT;
  return (
    <ColumnPart
      title={t("deck.crypt")}
      count={tooFew ? t("deck.crypt-short", { count: total }) : String(total)}
      isCountWrong={tooFew}
    >
      <ColumnRows label={t("deck.crypt")} rows={played} among={among} />
      <ColumnRows label={t("deck.side-crypt")} heading={t("deck.side-crypt")} rows={side} among={among} />
    </ColumnPart>
  );
}
