import type { ReactNode } from "react";
import type { DeckEditing } from "../../../../data/decks/hooks/use-deck-editing";
import type { CardId } from "../../../../domain/card/card";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import { formatRefusal } from "../../shared/format-failure";
import styles from "./saving.module.css";

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
        <Notice key={problem.id} urgent onDismiss={() => dismiss(problem.id)}>
          {t("deck.refused")} {formatRefusal(t, problem.code)}
        </Notice>
      ))}
      {changedElsewhere && (
        <Notice onDismiss={dismissChanges}>
          {t("deck.changed-elsewhere")} {changedElsewhere.cards.slice(0, NAMED).map(nameOf).join(", ")}
          {changedElsewhere.cards.length > NAMED &&
            ` ${t("deck.and-more", { count: changedElsewhere.cards.length - NAMED })}`}
        </Notice>
      )}
    </>
  );
}

interface NoticeProps {
  readonly urgent?: boolean;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

function Notice({ urgent = false, onDismiss, children }: NoticeProps) {
  const { t } = useTranslation();
  return (
    <div role={urgent ? "alert" : "status"} className={`${styles.notice} ${urgent ? styles.urgent : ""}`}>
      <p>{children}</p>
      <Button variant="ghost" onClick={onDismiss}>
        {t("deck.dismiss")}
      </Button>
    </div>
  );
}
