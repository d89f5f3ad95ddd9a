import { useSuspenseQuery } from "@tanstack/react-query";
import { cryptBaseOptions, libraryBaseOptions } from "../../../../data/card-data";
import type { DeckEditing } from "../../../../data/decks/hooks/use-deck-editing";
import { type Deck, isEditable } from "../../../../domain/deck/deck";
import { deckIdeas } from "../../../../i18n/en/deck-ideas";
import { loadOptionalStyles } from "../../../../lazy/optional-styles";
import { useOverlay } from "../../shared/use-overlay";
import { IdeasDialog } from "./ideas-dialog";

/** @public Loaded along with the component. */
export const messages = [deckIdeas];
/** @public Loaded along with the component. */
export const prepare = loadOptionalStyles;

interface IdeasContainerProps {
  readonly deck: Deck;
  readonly editing: DeckEditing | undefined;
  readonly onClose: () => void;
}

/** Card ideas for the shown deck. */
export function IdeasContainer({ deck, editing, onClose }: IdeasContainerProps) {
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
      onClose={onClose}
    />
  );
}
