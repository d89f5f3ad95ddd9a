import { deckReview } from "../../../i18n/en/deck-review";
import { useTranslation } from "../../../i18n/translation";
import textStyles from "../../../ui/dialog-form.module.css";

/** @public Loaded along with the component. */
export const messages = [deckReview];

/** Further parts of a broken link are only counted. */
const NAMED = 5;
/** The length to which a part is shortened. */
const LETTERS = 40;

/** The parts of a link that could not be read; renders nothing without any. */
export function RefusedParts({ refused }: { readonly refused: readonly string[] }) {
  const { t } = useTranslation();
  if (refused.length === 0) return null;
  const parts = refused.slice(0, NAMED).map(shortened).join("; ");
  return (
    <p role="alert" className={textStyles.problem}>
      {t("deck-review.refused", { count: refused.length, parts })}
    </p>
  );
}

function shortened(part: string): string {
  return part.length > LETTERS ? `${part.slice(0, LETTERS)}…` : part;
}
