import type { ComponentProps, ComponentType } from "react";
import type { WinningDeck } from "../../../data/archive/fetch-winning-deck";
import type { CardId, CardKind } from "../../../domain/card/card";
import type { DeckDialog } from "../actions/use-deck-actions";
import type { CryptDetails } from "../facts/crypt-details";
import type { LibraryDetails } from "../facts/library-details";
import type { EvidenceOfDeck } from "../ideas/evidence-of-deck";
import type { FavoriteAction } from "../public/favorite-action";
import type { RefusedParts } from "../review/refused-parts";
import type { FrameProps } from "../room/deck-frame";
import type { DialogsProps } from "../room/dialogs-props";
import type { EditNotices } from "../saving/edit-notices";
import type { SaveState } from "../saving/save-state";
import type { TagsEditor } from "../tags/tags-editor";

/** What is not needed to read a deck: the application fetches each part when it is. */
export interface DeckParts {
  /** Whether the parts that a deck shows at once are there: it appears with all of them, so that nothing moves. */
  readonly useComplete: (editing: boolean) => boolean;
  /** Fetches a dialog that somebody is about to open. */
  readonly loadDialog: (name: DeckDialog) => void;
  readonly Actions: ComponentType<FrameProps>;
  /** Finds a card of one kind by its name. */
  readonly CardPicker: ComponentType<{
    readonly kind: CardKind;
    readonly onChoose: (card: CardId, copies: number) => void;
  }>;
  readonly CryptDetails: ComponentType<ComponentProps<typeof CryptDetails>>;
  readonly Dialogs: ComponentType<DialogsProps>;
  readonly EditNotices: ComponentType<ComponentProps<typeof EditNotices>>;
  readonly EvidenceOfDeck: ComponentType<ComponentProps<typeof EvidenceOfDeck>>;
  /** Marks a public deck. */
  readonly Favorite: ComponentType<ComponentProps<typeof FavoriteAction>>;
  readonly LibraryDetails: ComponentType<ComponentProps<typeof LibraryDetails>>;
  readonly RefusedParts: ComponentType<ComponentProps<typeof RefusedParts>>;
  readonly SaveState: ComponentType<ComponentProps<typeof SaveState>>;
  readonly TagsEditor: ComponentType<ComponentProps<typeof TagsEditor>>;
  /** When, where and against how many a deck won. */
  readonly WinHead: ComponentType<WinningDeck>;
}
