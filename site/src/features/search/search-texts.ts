import type { Card } from "../../domain/card/card";
import { type SearchTexts, translatedTexts } from "../../domain/search/haystacks";
import type { Overlay } from "../../generated/published";

/** Language of text searches while cards are shown in another language than English. */
export type SearchIn = "both" | "translation" | "english";

/** The texts to search in; English alone without a translation. */
export function searchTexts(
  cards: readonly Card[],
  english: SearchTexts,
  overlay: Overlay | null,
  where: SearchIn,
): SearchTexts {
  if (overlay === null || where === "english") return english;
  const translated = translatedTexts(cards, overlay);
  return where === "translation" ? translated : { ...english, also: translated };
}
