import { createAnonymous } from "../../../data/decks/kept-by-nobody";
import { isTemporary } from "../../../data/decks/temporary-id";
import { siteSettings } from "../../../data/site-settings";
import type { Deck } from "../../../domain/deck/deck";
import { asDeckId } from "../../../domain/deck/list/deck-address";
import { ShareDialog } from "../share/share-dialog";
import { addressOf } from "./address-of";
import type { DialogsProps } from "./dialogs-props";

/** Stands in its address only: there is nothing to link to. */
const IN_ADDRESS = asDeckId("deck");

/** The addresses of the shown deck (spec 1 §2, search-rules §7). */
export function ShareOfDeck({ deck, dialog }: DialogsProps & { readonly deck: Deck }) {
  const isPrecon = deck.id.includes(":");
  const isKept = deck.id !== IN_ADDRESS && !isTemporary(deck.id);
  const snapshot = async () => addressOf((await createAnonymous(deck)).id);
  return (
    <ShareDialog
      deck={deck}
      standard={isKept ? addressOf(deck.id) : undefined}
      inAddressPage={isPrecon ? undefined : addressOf(IN_ADDRESS)}
      makeSnapshot={isKept && !isPrecon ? snapshot : undefined}
      builders={siteSettings().deckBuilders}
      onClose={dialog.close}
    />
  );
}
