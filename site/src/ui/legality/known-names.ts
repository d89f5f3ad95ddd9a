import type { Card } from "../../domain/card/card";
import type { LocalizedCard } from "../../domain/card/localized-card";
import type { CardBase } from "../../domain/search/card-base";

/** What names the cards and sets of a verdict. */
export interface KnownNames {
  /** undefined: no such card is known. */
  readonly find: (id: number) => Card | undefined;
  readonly localize: (card: Card) => Pick<LocalizedCard, "name" | "nameLang">;
  readonly catalogue: CardBase<Card>["catalogue"];
}
