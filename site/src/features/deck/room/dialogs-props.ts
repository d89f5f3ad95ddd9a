import type { DeckLists } from "../selector/deck-options";
import type { FrameProps } from "./deck-frame";

/** What the dialogs of the room may need. */
export interface DialogsProps extends FrameProps {
  readonly lists: DeckLists;
}
