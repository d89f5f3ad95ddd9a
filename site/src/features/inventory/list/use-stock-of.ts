import { useMemo, useState } from "react";
import type { CardId, CardKind } from "../../../domain/card/card";
import { isCrypt } from "../../../domain/card/ids";
import type { Inventory } from "../../../domain/inventory/inventory";
import type { Stock } from "../../../domain/inventory/stock-rows";

/** The stock for the list of one kind; the same object when an edit only concerns the other kind. */
export function useStockOf(kind: CardKind, inventory: Inventory, uses: Stock["uses"]): Stock {
  const copies = useChanged(kind, inventory.copies);
  const targets = useChanged(kind, inventory.targets);
  const notes = useChanged(kind, inventory.notes);
  return useMemo(() => ({ copies, targets, notes, uses }), [copies, targets, notes, uses]);
}

type Values<Value> = ReadonlyMap<CardId, Value>;

/** The values, as they were when one of the kind last changed: those of the other kind may be outdated. */
function useChanged<Value>(kind: CardKind, values: Values<Value>): Values<Value> {
  const [last, setLast] = useState(values);
  if (last === values || isSame(kind, last, values)) return last;
  setLast(values);
  return values;
}

/** Whether both have the same values for the cards of a kind. Copies nothing, because edits of one card come here. */
function isSame<Value>(kind: CardKind, one: Values<Value>, other: Values<Value>): boolean {
  let left = 0;
  for (const [card, value] of one) {
    if (isCrypt(card) !== (kind === "crypt")) continue;
    if (other.get(card) !== value) return false;
    left += 1;
  }
  for (const card of other.keys()) if (isCrypt(card) === (kind === "crypt")) left -= 1;
  return left === 0;
}
