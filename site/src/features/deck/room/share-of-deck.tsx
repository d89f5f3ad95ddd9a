import { createAnonymous } from "../../../data/decks/commands/anonymous-decks";
import { isTemporary } from "../../../data/decks/queue/temporary-id";
import { siteSettings } from "../../../data/site-settings";
import type { Deck } from "../../../domain/deck/deck";
import { asDeckId } from "../../../domain/deck/url/deck-route";
import { deckText } from "../../../i18n/en/deck-text";
import { ShareDialog } from "../share/share-dialog";
import { addressOf } from "./address-of";
import type { DialogsProps } from "./dialogs-props";

/** @public Loaded along with the component. */
export const messages = [deckText];

/** Stands in its address only: there is nothing to link to. */
const IN_ADDRESS = asDeckId("deck");

/** The addresses of the shown deck (docs/rules/decks.md §2.3). */
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
