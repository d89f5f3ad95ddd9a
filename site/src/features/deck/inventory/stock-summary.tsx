import type { ReactNode } from "react";
import type { Deck } from "../../../domain/deck/deck";
import { shownPercent } from "../../../domain/deck/facts/shown-chance";
import { canUseInventory } from "../../../domain/inventory/can-use-inventory";
import { type StockTotals, stockTotals } from "../../../domain/inventory/deck-stock";
import { useTranslation } from "../../../i18n/translation";
import styles from "../shared/bar-of-stock.module.css";
import { StockFailure } from "./stock-failure";
import { SIGNS } from "./stock-mark";
import type { DeckStockState } from "./use-deck-stock";

interface StockSummaryProps {
  readonly deck: Deck;
  readonly state: DeckStockState;
}

/** Stands for a number that is not known yet, and takes about its space. */
const UNKNOWN = "…";

/** How much of a deck is owned, and what the signs beside its cards mean. */
export function StockSummary({ deck, state }: StockSummaryProps) {
  const { t } = useTranslation();
  if (state.status === "failed") return <StockFailure {...state} />;
  const totals = state.status === "ready" ? stockTotals(state.stock) : undefined;
  return (
    <ul className={styles.facts} aria-busy={totals === undefined}>
      <Fact>
        {totals
          ? t("deck-inventory.owned", ownedParams(totals))
          : t("deck-inventory.owned-unknown", { total: copiesIn(deck) })}
      </Fact>
      <Fact>
        <b aria-hidden="true">{SIGNS.short}</b>{" "}
        {t("deck-inventory.short", { count: totals?.short ?? UNKNOWN })}
      </Fact>
      <Fact>
        <b aria-hidden="true">{SIGNS.scarce}</b>{" "}
        {t("deck-inventory.scarce", { count: totals?.scarce ?? UNKNOWN })}
      </Fact>
      {!canUseInventory(deck) && (
        <>
          <Fact>{t("deck-inventory.tied-up", { count: totals?.tiedUp ?? UNKNOWN })}</Fact>
          <Fact>{t("deck-inventory.complete", { count: totals?.complete ?? UNKNOWN })}</Fact>
        </>
      )}
    </ul>
  );
}

function Fact({ children }: { readonly children: ReactNode }) {
  return <li>{children}</li>;
}

function copiesIn({ cards }: Deck): number {
  return [...cards.values()].reduce((sum, copies) => sum + Math.max(copies, 0), 0);
}

function ownedParams({ owned, copies }: StockTotals) {
  return { owned, total: copies, percent: copies === 0 ? 0 : shownPercent(owned / copies) };
}
