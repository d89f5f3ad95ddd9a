import { useMemo } from "react";
import type { Card } from "../../../domain/card/card";
import { localizeCard } from "../../../domain/card/localized-card";
import type { CardBase } from "../../../domain/search/card-base";
import type { KnownNames } from "../../../ui/legality/known-names";
import { useOverlay } from "./use-overlay";

/** What names the cards and sets of a verdict, in the card language. */
export function useKnownNames(
  find: (id: number) => Card | undefined,
  catalogue: CardBase<Card>["catalogue"],
): KnownNames {
  const overlay = useOverlay();
  return useMemo(
    () => ({ find, catalogue, localize: (card) => localizeCard(card, overlay) }),
    [find, catalogue, overlay],
  );
}
