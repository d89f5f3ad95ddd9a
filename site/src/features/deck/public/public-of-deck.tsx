import { publicPairOf } from "../../../data/pda/public-pair";
import type { Deck } from "../../../domain/deck/deck";
import { deckActions } from "../../../i18n/en/deck-actions";
import type { DialogsProps } from "../room/dialogs-props";
import { PublishDialog } from "./publish-dialog";
import { SyncDialog } from "./sync-dialog";
import { UnpublishDialog } from "./unpublish-dialog";

/** @public Loaded along with the component. */
export const messages = [deckActions];

interface PublicOfDeckProps extends DialogsProps {
  readonly deck: Deck;
  readonly name: "deck-publish" | "deck-sync" | "deck-unpublish";
}

/** The dialogs about a deck being public. */
export function PublicOfDeck({ name, deck, dialog, onOpen }: PublicOfDeckProps) {
  const onClose = dialog.close;
  if (name === "deck-publish") return <PublishDialog deck={deck} onClose={onClose} />;
  const pair = publicPairOf(deck);
  if (!pair) return null;
  if (name === "deck-sync") return <SyncDialog pair={pair} onClose={onClose} />;
  // Whoever looked at the copy sees the deck that it was made of.
  const onDone = deck.id === pair.copy ? () => onOpen(pair.parent, { replace: true }) : onClose;
  return <UnpublishDialog {...{ deck, pair, onDone, onClose }} />;
}
