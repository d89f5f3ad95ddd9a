import { useCurrentDeckId } from "../data/current-deck";
import type { AddPartProps } from "../features/card/own-part";
import { lazyPart } from "../lazy/lazy-part";
import { loadPart } from "../lazy/load-screen";

const load = loadPart(
  "card-add",
  () => import("./card-add-screen"),
  (module) => module.CardInDeck,
);
// No code of decks is fetched for visitors, and the card works without it.
const CardInDeck = lazyPart(() => load().catch(() => ({ default: () => null })));

/** Copies of the card in the deck that the user opened last. */
export function CardAddPart(props: AddPartProps) {
  const deck = useCurrentDeckId();
  return deck && <CardInDeck key={deck} deck={deck} {...props} />;
}
