import { useTranslation } from "../../../i18n/translation";
import textStyles from "../deck-text.module.css";
import { RefusedParts } from "./refused-parts";
import type { Proposal } from "./use-proposal";

interface ProposalNotesProps {
  readonly proposal: Proposal;
  /** One's own deck that cannot be edited now. */
  readonly isLocked: boolean;
}

/** How much is proposed, and what of the address cannot be shown. */
export function ProposalNotes({ proposal, isLocked }: ProposalNotesProps) {
  const { t } = useTranslation();
  const { count, applied, standing, moved, refused } = proposal;
  const impossible = count - standing.size - applied;
  return (
    <div className={textStyles.entry}>
      <RefusedParts refused={refused} />
      <p role="status">
        {count === 0 && t("deck-review.nothing")}
        {standing.size > 0 && t("deck-review.count", { count: standing.size })}
        {applied > 0 && ` ${t("deck-review.in-deck", { count: applied })}`}
        {impossible > 0 && ` ${t("deck-review.impossible", { count: impossible })}`}
      </p>
      {moved && <p className={textStyles.note}>{t("deck-review.moved")}</p>}
      {isLocked && standing.size > 0 && <p className={textStyles.note}>{t("deck-review.not-editable")}</p>}
    </div>
  );
}
