import { useCallback } from "react";
import { getPreferences, setPreferences, usePreferences } from "../../../data/preferences";
import type { CardKind } from "../../../domain/card/card";

/** The names of the orders in the preferences. */
const LIST = { crypt: "inventory-crypt", library: "inventory-library" } as const;

/** The remembered order of a list, or the first one that is offered. */
export function useStockSort<Sort extends string>(
  kind: CardKind,
  offered: readonly [Sort, ...Sort[]],
): readonly [Sort, (sort: Sort) => void] {
  const { sort } = usePreferences();
  const remembered = offered.find((one) => one === sort[LIST[kind]]) ?? offered[0];
  const onSort = useCallback(
    (next: Sort) => setPreferences({ sort: { ...getPreferences().sort, [LIST[kind]]: next } }),
    [kind],
  );
  return [remembered, onSort];
}
