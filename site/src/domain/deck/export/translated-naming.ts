import { type CardNames, cardsNamed, type Translated } from "../card-names";
import { type Naming, shownName } from "./written-deck";

/**
 * Names cards in another language, and in English those whose translated name is another card's or nobody's:
 * a list must be read as it was written. `names` are those with the translations.
 */
export function translatedNaming(names: CardNames, translated: Translated): Naming {
  return (card) => {
    const name = translated(card);
    return name !== undefined && cardsNamed(names, name).includes(card) ? name : shownName(card);
  };
}
