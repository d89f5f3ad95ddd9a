import { useMemo } from "react";
import { type Selection, selectDecks } from "../../../domain/archive/meta/selection";
import type { ArchiveContext } from "../../../domain/archive/search/context";
import { matchesInventory } from "../../../domain/archive/search/match-inventory";
import { TWD_FORM, type TwdCriteria } from "../../../domain/archive/search/twd-form";
import { useUnits } from "../../../ui/search/use-units";
import type { ModelDeck, OwnershipState } from "../archive-page";
import type { Cards } from "../use-archive-cards";

interface Asked {
  /** The archive, the same object while it is the same. */
  readonly context: Pick<ArchiveContext, "archive">;
  readonly cards: Cards;
  readonly model: ModelDeck;
  readonly inventory: OwnershipState | undefined;
}

/** The decks of a search and those before them; undefined until all that the search depends on is known. */
export function useSelection(
  { context, cards, model, inventory }: Asked,
  criteria: TwdCriteria,
): Selection | undefined {
  const units = useUnits({ form: TWD_FORM, context, cards: cards.all, also: criteria.also });
  const reader = typeof units === "object" ? units : undefined;
  const similarTo = model.status === "ready" ? model.cards : undefined;
  const owned = typeof inventory === "object" ? inventory : undefined;
  const awaitsInventory = inventory === "loading" && matchesInventory(criteria.matchInventory);
  const waits = units === "loading" || model.status === "loading" || awaitsInventory;
  return useMemo(
    () => (waits ? undefined : selectDecks(criteria, { ...context, model: similarTo, owned, units: reader })),
    [waits, criteria, context, similarTo, owned, reader],
  );
}
