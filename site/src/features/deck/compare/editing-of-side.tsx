import type { DeckEditing } from "../../../data/decks/hooks/use-deck-editing";
import type { CardId } from "../../../domain/card/card";
import { EditNotices, SaveState } from "../header/lazy-parts";

interface EditingOfSideProps {
  readonly editing: DeckEditing;
  readonly nameOf: (card: CardId) => string;
}

/** The save state of the user's own deck, undo and redo, and refused edits. */
export function EditingOfSide({ editing, nameOf }: EditingOfSideProps) {
  return (
    <>
      <SaveState editing={editing} />
      {(editing.problems.length > 0 || editing.changedElsewhere) && (
        <EditNotices editing={editing} nameOf={nameOf} />
      )}
    </>
  );
}
