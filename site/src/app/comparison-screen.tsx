import { useMatch } from "@tanstack/react-router";
import { DeckSlotsProvider } from "../features/deck/shared/deck-slots";
import { deck } from "../i18n/en/deck";
import { deckCompare } from "../i18n/en/deck-compare";
import { deckReview } from "../i18n/en/deck-review";
import { titles } from "../i18n/en/titles";
import { loadOptionalStyles } from "../lazy/optional-styles";
import { CompareScreen } from "./compare-screen";
import { DECK_SLOTS } from "./deck-slots";
import { ReviewScreen } from "./review-screen";

/** @public Loaded along with the screen. */
export const messages = [deck, deckCompare, deckReview, titles];

/** @public Loaded along with the screen. */
export const prepare = loadOptionalStyles;

/** The page that compares two decks, or the page that reviews proposed changes. */
export default function ComparisonScreen() {
  const compared = useMatch({ from: "/diff/{-$a}/{-$b}", shouldThrow: false });
  return (
    <DeckSlotsProvider value={DECK_SLOTS}>
      {compared ? <CompareScreen /> : <ReviewScreen />}
    </DeckSlotsProvider>
  );
}
