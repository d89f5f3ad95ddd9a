import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { cryptCardsOptions } from "../../../data/card-data";
import type { Deck } from "../../../domain/deck/deck";
import { MIN_CRYPT } from "../../../domain/deck/legality/sizes";
import { cryptList } from "../../../domain/deck/rows/deck-card-rows";
import { useTranslation } from "../../../i18n/translation";
import { useIds } from "../cards/rows/use-ids";
import { usePlaced } from "../cards/rows/use-placed";
import { PanelRows } from "./panel-rows";
import { PanelSection } from "./panel-section";

interface CryptPanelProps {
  readonly deck: Deck;
  /** The total of copies. */
  readonly total: number;
}

/** The crypt in brief, the highest capacity first. */
export function CryptPanel({ deck, total }: CryptPanelProps) {
  const { t } = useTranslation();
  const { data: list } = useQuery({ ...cryptCardsOptions(), throwOnError: false });
  const placed = usePlaced(deck.id, deck.cards);
  const { played, side } = useMemo(
    () =>
      list ? cryptList(deck.cards, placed, (id) => list.byId.get(id), "capacity") : { played: [], side: [] },
    [deck.cards, placed, list],
  );
  const among = useIds(useMemo(() => [...played, ...side], [played, side]));
  const tooFew = total < MIN_CRYPT;
  return (
    <PanelSection
      title={t("deck.crypt")}
      count={tooFew ? t("deck.crypt-short", { count: total }) : String(total)}
      isCountWrong={tooFew}
    >
      <PanelRows label={t("deck.crypt")} rows={played} among={among} />
      <PanelRows label={t("deck.side-crypt")} heading={t("deck.side-crypt")} rows={side} among={among} />
    </PanelSection>
  );
}
