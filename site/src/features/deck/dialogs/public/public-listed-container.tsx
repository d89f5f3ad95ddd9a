import { useDeck } from "../../../../data/decks/hooks/use-deck";
import { publicPairOf } from "../../../../data/pda/public-pair";
import type { ListedDeck } from "../../../../domain/deck/deck";
import { deckActions } from "../../../../i18n/en/deck-actions";
import { legality } from "../../../../i18n/en/legality";
import { loadOptionalStyles } from "../../../../lazy/optional-styles";
import { DeckUnavailable } from "./deck-unavailable";
import { PublishDialog } from "./publish-dialog";
import { UnpublishDialog } from "./unpublish-dialog";

/** @public Loaded along with the component. */
export const messages = [deckActions, legality];

/** @public Loaded along with the component. */
export const prepare = loadOptionalStyles;

interface PublicListedContainerProps {
  readonly deck: ListedDeck;
  readonly onClose: () => void;
}

/** Fetches a deck of the list, and publishes it or removes its public copy. */
export function PublicListedContainer({ deck: { id, name }, onClose }: PublicListedContainerProps) {
  const state = useDeck(id);
  if (state.status === "loading") return null;
  if (state.status === "failed") return <DeckUnavailable title={name} onClose={onClose} />;
  const { deck } = state;
  const pair = publicPairOf(deck);
  if (!pair) return <PublishDialog deck={deck} onClose={onClose} />;
  return <UnpublishDialog {...{ deck, pair, onClose }} onDone={onClose} />;
}
