import type { DeckEditing } from "../../../data/decks/hooks/use-deck-editing";
import type { Deck, DeckId } from "../../../domain/deck/deck";
import type { DeckReference } from "../../../domain/deck/url/deck-reference";
import type { DialogStep } from "../../../ui/dialog-step";

export interface ReviewPageProps {
  readonly reference: DeckReference;
  /** The proposed changes, written after "#". */
  readonly hash: string;
  readonly onHash: (hash: string) => void;
  /** `hash`: the changes proposed for the deck. `replace`: the user wanted this page in the first place. */
  readonly onDeck: (
    reference: DeckReference,
    how?: { readonly hash?: string; readonly replace?: boolean },
  ) => void;
  /** The proposal has been saved as a deck. */
  readonly onSaved: (id: DeckId) => void;
  readonly dialog: DialogStep;
}

export interface ReviewedDeckProps extends Pick<ReviewPageProps, "hash" | "onHash" | "onSaved"> {
  readonly deck: Deck;
  /** undefined: the deck belongs to someone else. */
  readonly editing: DeckEditing | undefined;
  readonly signedIn: boolean;
}
