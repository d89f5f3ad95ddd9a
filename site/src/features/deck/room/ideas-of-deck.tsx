import { useSuspenseQuery } from "@tanstack/react-query";
import { cryptBaseOptions, libraryBaseOptions } from "../../../data/card-data";
import { type Deck, isEditable } from "../../../domain/deck/deck";
import { deckIdeas } from "../../../i18n/en/deck-ideas";
import { IdeasDialog } from "../ideas/ideas-dialog";
import { useOverlay } from "../page/use-overlay";
import type { DialogsProps } from "./dialogs-props";

/** @public Loaded along with the component. */
export const messages = [deckIdeas];

/** Card ideas for the shown deck. */
export function IdeasOfDeck({ deck, editing, dialog }: DialogsProps & { readonly deck: Deck }) {
  const { data: crypt } = useSuspenseQuery(cryptBaseOptions());
  const { data: library } = useSuspenseQuery(libraryBaseOptions());
  const change = editing && isEditable(deck) ? editing.change : undefined;
  return (
    <IdeasDialog
      deck={deck}
      crypt={crypt}
      library={library}
      overlay={useOverlay()}
      nameOf={(id) => (crypt.byId.get(id) ?? library.byId.get(id))?.displayName ?? String(id)}
      onCopies={change && ((card, copies) => change({ kind: "cards", copies: new Map([[card, copies]]) }))}
      onClose={dialog.close}
    />
  );
}
