import { type CardNames, cardsNamed, type Translated } from "../card-names";
import { type Naming, shownName } from "./written-deck";

/**
 * Names cards in another language. Cards whose translation is ambiguous keep their English name, so that the list can
 * be read back. `names` includes the translations.
 */
export function translatedNaming(names: CardNames, translated: Translated): Naming {
  return (card) => {
    const name = translated(card);
    return name !== undefined && cardsNamed(names, name).includes(card) ? name : shownName(card);
  };
}
