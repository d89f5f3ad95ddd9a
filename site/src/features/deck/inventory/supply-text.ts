import type { Deck, DeckId } from "../../../domain/deck/deck";
import type { CardStock } from "../../../domain/inventory/deck-stock";
import type { Translate } from "../../../i18n/translation";

/** What is wrong with the supply, and which other decks use the card; undefined where it is enough. */
export function supplyText(
  t: Translate,
  stock: CardStock,
  shown: DeckId,
  decks: readonly Deck[],
): string | undefined {
  if (stock.supply === "enough") return undefined;
  const { owned, copies, need, use } = stock;
  const problem =
    stock.supply === "short"
      ? t("deck-inventory.short-card", { owned, copies })
      : t("deck-inventory.scarce-card", { owned, need });
  const named = (users: ReadonlyMap<DeckId, number>) =>
    decks
      .filter(({ id }) => id !== shown && users.has(id))
      .map((deck) => `${nameOf(deck)} (${users.get(deck.id)})`)
      .join(", ");
  const [fixed, flexible] = [named(use.fixed), named(use.flexible)];
  return [
    problem,
    fixed && t("deck-inventory.in-fixed", { decks: fixed }),
    flexible && t("deck-inventory.in-flexible", { decks: flexible }),
  ]
    .filter(Boolean)
    .join(". ");
}

function nameOf({ name, revisionLabel }: Deck): string {
  return revisionLabel === "" ? name : `${name} ${revisionLabel}`;
}
