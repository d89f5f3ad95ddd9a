import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import type { DeckEditing } from "../../../data/decks/hooks/use-deck-editing";
import { isPlaytestId } from "../../../domain/card/ids";
import { type Deck, isEditable } from "../../../domain/deck/deck";
import { createStore, type Store } from "../../../domain/store";
import { deckInventory } from "../../../i18n/en/deck-inventory";
import { deckList } from "../../../i18n/en/deck-list";
import { useTranslation } from "../../../i18n/translation";
import { loadOptionalStyles } from "../../../lazy/optional-styles";
import styles from "../shared/bar-of-stock.module.css";
import type { RowMarks } from "../shared/row-marks";
import { useLater } from "../shared/use-later";
import { useWithheld } from "../shared/use-withheld";
import type { RowStock } from "./row-stock";
import { StockMark } from "./stock-mark";
import { StockSummary } from "./stock-summary";
import { TypeButton } from "./type-button";
import { useDeckStock } from "./use-deck-stock";

/** @public Loaded along with the component. */
export const messages = [deckInventory, deckList];
export const prepare = loadOptionalStyles;

interface InventoryBarProps {
  readonly deck: Deck;
  /** undefined: how the deck uses the inventory cannot be changed here. */
  readonly editing: DeckEditing | undefined;
  /** Receives the marks for the rows of the deck, and undefined when they are no longer wanted. */
  readonly onMarks: (marks: RowMarks | undefined) => void;
}

const UNKNOWN = { stock: undefined, decks: [] };

/** What the inventory has of the shown deck, and how the deck uses the inventory. */
export function InventoryBar({ deck, editing, onMarks }: InventoryBarProps) {
  const { t } = useTranslation();
  const change = editing && isEditable(deck) ? editing.change : undefined;
  const state = useLater(useDeckStock(useLater(deck, deck.id)), deck.id);
  const withheld = useWithheld(deck);
  const { stock, decks } = state.status === "ready" ? state : UNKNOWN;
  const { id, inventoryType, markers } = deck;
  const rows: RowStock = useMemo(
    () => ({
      deck: { id, inventoryType, markers },
      stock,
      decks,
      onMarker: change && ((card, value) => change({ kind: "marker", card, value })),
    }),
    [id, inventoryType, markers, stock, decks, change],
  );
  useMarks(rows, onMarks);
  if (withheld) return null;
  return (
    <aside className={styles.bar} aria-label={t("deck-inventory.title")}>
      {change && (
        <TypeButton type={deck.inventoryType} onType={(value) => change({ kind: "inventory-type", value })} />
      )}
      <StockSummary deck={deck} state={state} />
    </aside>
  );
}

/** Offers marks that follow `rows` without rendering the rows themselves again. */
function useMarks(rows: RowStock, onMarks: (marks: RowMarks | undefined) => void): void {
  const [source] = useState<Store<RowStock>>(() => createStore(rows));
  // The marks are painted together with the rows.
  useLayoutEffect(() => {
    onMarks({ render: (row) => !isPlaytestId(row.card) && <StockMark source={source} {...row} /> });
    return () => onMarks(undefined);
  }, [source, onMarks]);
  useEffect(() => source.set(rows), [source, rows]);
}
