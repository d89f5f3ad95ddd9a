import type { ComponentType } from "react";
import type { Language } from "../domain/language";
import type { ComparedParts } from "../features/deck/compare/room-parts";
import { deckListWords } from "../i18n/deck-list-words";
import { DECK_PARTS } from "./deck-parts";
import { DialogBoundary } from "./dialog-boundary";
import { lazyPart } from "./lazy-part";
import { loadScreen } from "./load-screen";

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

/** Fetched when two decks are edited, another one is chosen, or what is missing is printed. */
export const COMPARED_PARTS: ComparedParts = {
  CardPicker: DECK_PARTS.CardPicker,
  EditNotices: DECK_PARTS.EditNotices,
  RefusedParts: DECK_PARTS.RefusedParts,
  SaveState: DECK_PARTS.SaveState,
  useComplete: DECK_PARTS.useComplete,
  PickDeck: inBoundary(
    lazyPart(
      loadScreen("deck-pick", async () => ({
        default: (await import("../features/deck/compare/pick-deck")).PickDeck,
        words: deckListWords,
      })),
    ),
  ),
  ProxyOfCards: inBoundary(
    lazyPart(
      loadScreen("deck-proxy", async () => ({
        default: (await import("../features/deck/proxy/proxy-of-cards")).ProxyOfCards,
        words: async (language: Language) =>
          (await import("../i18n/deck-proxy-words")).deckProxyWords(language),
      })),
    ),
  ),
};
