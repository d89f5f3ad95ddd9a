import { useMatch } from "@tanstack/react-router";
import { deck } from "../i18n/en/deck";
import { deckCompare } from "../i18n/en/deck-compare";
import { deckReview } from "../i18n/en/deck-review";
import { CompareRoomScreen } from "./compare-room-screen";
import { ReviewRoomScreen } from "./review-room-screen";

/** @public Loaded along with the screen. */
export const messages = [deck, deckCompare, deckReview];

/** The pages that compare a deck with another one, or with changes proposed for it. */
export default function ComparedRoomScreen() {
  const compared = useMatch({ from: "/diff/{-$a}/{-$b}", shouldThrow: false });
  return compared ? <CompareRoomScreen /> : <ReviewRoomScreen />;
}
