import type { ComponentType } from "react";
import type { ComparedParts } from "../features/deck/compare/room-parts";
import { DECK_PARTS } from "./deck-parts";
import { DialogBoundary } from "./dialog-boundary";
import { lazyPart } from "./lazy-part";
import { loadPart } from "./load-screen";

interface Closable {
  readonly onClose: () => void;
}

/** A dialog that cannot be fetched leaves the room behind it as it is. */
function inBoundary<Props extends Closable>(DialogPart: ComponentType<Props>): ComponentType<Props> {
  return (props) => (
    <DialogBoundary onClose={props.onClose}>
      <DialogPart {...props} />
    </DialogBoundary>
  );
}

/** Fetched when two decks are edited, another one is chosen, or missing cards are printed. */
export const COMPARED_PARTS: ComparedParts = {
  CardPicker: DECK_PARTS.CardPicker,
  EditNotices: DECK_PARTS.EditNotices,
  RefusedParts: DECK_PARTS.RefusedParts,
  SaveState: DECK_PARTS.SaveState,
  useComplete: DECK_PARTS.useComplete,
  PickDeck: inBoundary(
    lazyPart(
      loadPart(
        "deck-pick",
        () => import("../features/deck/compare/pick-deck"),
        ({ PickDeck }) => PickDeck,
      ),
    ),
  ),
  ProxyOfCards: inBoundary(
    lazyPart(
      loadPart(
        "deck-proxy",
        () => import("../features/deck/proxy/proxy-of-cards"),
        ({ ProxyOfCards }) => ProxyOfCards,
      ),
    ),
  ),
};
