import { useMatch } from "@tanstack/react-router";
import type { Language } from "../domain/language";
import { deckCompareWords } from "../i18n/deck-compare-words";
import { deckReviewWords } from "../i18n/deck-review-words";
import { deckWords } from "../i18n/deck-words";
import type { Words } from "../i18n/words";
import { CompareRoomScreen } from "./compare-room-screen";
import { ReviewRoomScreen } from "./review-room-screen";

/** @public Fetched along with the screen. */
export async function words(language: Language): Promise<Words> {
  const areas = [deckWords, deckCompareWords, deckReviewWords].map((area) => area(language));
  const [page, compare, review] = await Promise.all(areas);
  return { ...page, ...compare, ...review };
}

/** The rooms in which a deck is held against another one, or against what is proposed for it. */
export default function ComparedRoomScreen() {
  const compared = useMatch({ from: "/diff/{-$a}/{-$b}", shouldThrow: false });
  return compared ? <CompareRoomScreen /> : <ReviewRoomScreen />;
}
