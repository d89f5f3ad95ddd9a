import type { DeckEditing } from "../../../data/decks/hooks/use-deck-editing";
import type { CardId } from "../../../domain/card/card";
import type { ComparedParts } from "./room-parts";

interface EditingOfSideProps {
  readonly editing: DeckEditing;
  readonly nameOf: (card: CardId) => string;
  readonly parts: ComparedParts;
}

/** Whether the edits of one's own deck have arrived, the way back, and what was refused. */
export function EditingOfSide({ editing, nameOf, parts }: EditingOfSideProps) {
  return (
    <>
      <parts.SaveState editing={editing} />
      {(editing.problems.length > 0 || editing.changedElsewhere) && (
        <parts.EditNotices editing={editing} nameOf={nameOf} />
      )}
    </>
  );
}
