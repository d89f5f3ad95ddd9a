import { publicPairOf } from "../../../data/pda/public-pair";
import type { Deck } from "../../../domain/deck/deck";
import type { DialogsProps } from "../room/dialogs-props";
import { PublishDialog } from "./publish-dialog";
import { SyncDialog } from "./sync-dialog";
import { UnpublishDialog } from "./unpublish-dialog";

interface PublicOfDeckProps extends DialogsProps {
  readonly deck: Deck;
  readonly name: "deck-publish" | "deck-sync" | "deck-unpublish";
}

/** The dialogs about a deck being public. */
export function PublicOfDeck({ name, ...props }: PublicOfDeckProps) {
  if (name === "deck-publish") return <PublishDialog {...props} />;
  const pair = publicPairOf(props.deck);
  if (!pair) return null;
  return name === "deck-sync" ? (
    <SyncDialog {...props} pair={pair} />
  ) : (
    <UnpublishDialog {...props} pair={pair} />
  );
}
