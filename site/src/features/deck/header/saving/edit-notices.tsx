import type { DeckEditing } from "../../../../data/decks/hooks/use-deck-editing";
import type { CardId } from "../../../../domain/card/card";
import { useTranslation } from "../../../../i18n/translation";
import { EditNotice } from "../../../../ui/saving/edit-notice";
import { formatRefusal } from "../../shared/format-failure";

interface EditNoticesProps {
  readonly editing: DeckEditing;
  readonly nameOf: (card: CardId) => string;
}

/** Further names are only counted. */
const NAMED = 4;

/** Refused edits, and changes from another device. */
export function EditNotices({ editing, nameOf }: EditNoticesProps) {
  const { t } = useTranslation();
  const { problems, changedElsewhere, dismiss, dismissChanges } = editing;
  return (
    <>
      {problems.map((problem) => (
        <EditNotice key={problem.id} urgent onDismiss={() => dismiss(problem.id)}>
          {t("deck.refused")} {formatRefusal(t, problem.code)}
        </EditNotice>
      ))}
      {changedElsewhere && (
        <EditNotice onDismiss={dismissChanges}>
          {t("deck.changed-elsewhere")} {changedElsewhere.cards.slice(0, NAMED).map(nameOf).join(", ")}
          {changedElsewhere.cards.length > NAMED &&
            ` ${t("deck.and-more", { count: changedElsewhere.cards.length - NAMED })}`}
        </EditNotice>
      )}
    </>
  );
}
