import { useDeck } from "../../../data/decks/hooks/use-deck";
import { publicPairOf } from "../../../data/pda/public-pair";
import type { ListedDeck } from "../../../domain/deck/deck";
import { deckActions } from "../../../i18n/en/deck-actions";
import { NotAtHand } from "./not-at-hand";
import { PublishDialog } from "./publish-dialog";
import { UnpublishDialog } from "./unpublish-dialog";

/** @public Loaded along with the component. */
export const messages = [deckActions];

interface PublicOfListedProps {
  readonly deck: ListedDeck;
  readonly onClose: () => void;
}

/** Makes a deck of the list public, or takes its copy out of the archive: the deck is fetched for it. */
export function PublicOfListed({ deck: { id, name }, onClose }: PublicOfListedProps) {
  const state = useDeck(id);
  if (state.status === "loading") return null;
  if (state.status === "failed") return <NotAtHand title={name} onClose={onClose} />;
  const { deck } = state;
  const pair = publicPairOf(deck);
  if (!pair) return <PublishDialog deck={deck} onClose={onClose} />;
  return <UnpublishDialog {...{ deck, pair, onClose }} onDone={onClose} />;
}
