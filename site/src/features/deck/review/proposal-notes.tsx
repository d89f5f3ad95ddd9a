import { useTranslation } from "../../../i18n/translation";
import formStyles from "../../../ui/dialog-form.module.css";
import textStyles from "../shared/deck-text.module.css";
import { RefusedParts } from "../shared/refused-parts";
import type { Proposal } from "./use-proposal";

interface ProposalNotesProps {
  readonly proposal: Proposal;
  /** The deck is the user's own, but not editable now. */
  readonly isLocked: boolean;
}

/** The number of proposed changes, and the parts of the URL that could not be read. */
export function ProposalNotes({ proposal, isLocked }: ProposalNotesProps) {
  const { t } = useTranslation();
  const { count, applied, pending, outdated, refused } = proposal;
  const impossible = count - pending.size - applied;
  return (
    <div className={textStyles.entry}>
      <RefusedParts refused={refused} />
      <p role="status">
        {count === 0 && t("deck-review.nothing")}
        {pending.size > 0 && t("deck-review.count", { count: pending.size })}
        {applied > 0 && ` ${t("deck-review.in-deck", { count: applied })}`}
        {impossible > 0 && ` ${t("deck-review.impossible", { count: impossible })}`}
      </p>
      {outdated && <p className={formStyles.note}>{t("deck-review.moved")}</p>}
      {isLocked && pending.size > 0 && <p className={formStyles.note}>{t("deck-review.not-editable")}</p>}
    </div>
  );
}
