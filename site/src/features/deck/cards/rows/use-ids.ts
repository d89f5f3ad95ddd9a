import { useMemo } from "react";
import type { Card, CardId } from "../../../../domain/card/card";
import { asCardId } from "../../../../domain/card/ids";
import type { DeckCardRow } from "../../../../domain/deck/rows/deck-card-rows";

/** The ids of rows in their order; the same list while nothing moves, so that no row is rendered for it. */
export function useIds(rows: readonly DeckCardRow<Card>[]): readonly CardId[] {
  const key = rows.map(({ card }) => card.id).join();
  return useMemo(() => key.split(",").flatMap((id) => asCardId(id) ?? []), [key]);
}
