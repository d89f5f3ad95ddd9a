import { publicPairOf } from "../../../../data/pda/public-pair";
import type { Deck } from "../../../../domain/deck/deck";
import { deckActions } from "../../../../i18n/en/deck-actions";
import { legality } from "../../../../i18n/en/legality";
import { loadOptionalStyles } from "../../../../lazy/optional-styles";
import type { OpenDeck } from "../../shared/deck-page-context";
import { PublishDialog } from "./publish-dialog";
import { SyncDialog } from "./sync-dialog";
import { UnpublishDialog } from "./unpublish-dialog";

/** @public Loaded along with the component. */
export const messages = [deckActions, legality];

/** @public Loaded along with the component. */
export const prepare = loadOptionalStyles;

interface PublicContainerProps {
  readonly deck: Deck;
  readonly name: "deck-publish" | "deck-sync" | "deck-unpublish";
  readonly onOpen: OpenDeck;
  readonly onClose: () => void;
}

/** Publishes the deck, syncs its public copy, or removes that. */
export function PublicContainer({ name, deck, onOpen, onClose }: PublicContainerProps) {
  if (name === "deck-publish") return <PublishDialog deck={deck} onClose={onClose} />;
  const pair = publicPairOf(deck);
  if (!pair) return null;
  if (name === "deck-sync") return <SyncDialog pair={pair} onClose={onClose} />;
  // Behind the dialog the copy is replaced by the deck it was made from.
  const onDone = deck.id === pair.copy ? () => onOpen(pair.parent, { replace: true }) : onClose;
  return <UnpublishDialog {...{ deck, pair, onDone, onClose }} />;
}
