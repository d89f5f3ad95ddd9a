import { type ComponentType, useState } from "react";
import type { Card, CardId } from "../../../../domain/card/card";
import { localizeCard } from "../../../../domain/card/localized-card";
import type { Overlay } from "../../../../generated/published";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import { cardLabel } from "../../../../ui/card/card-label";
import type { LineProps } from "../../../../ui/card-row/line-props";
import { CardCopies } from "../../../../ui/quantity/card-copies";
import rowStyles from "../../cards/rows/rows.module.css";
import type { CopiesChange } from "../../shared/copies-change";
import styles from "./ideas.module.css";

interface IdeaRowProps<Kind extends Card> {
  readonly card: Kind;
  /** The rank in the list, from 1. */
  readonly rank: number;
  readonly reason: string;
  /** The usual number of copies. */
  readonly usual: number | null;
  /** The copies in the deck. */
  readonly copies: number;
  readonly Line: ComponentType<LineProps<Kind>>;
  readonly overlay: Overlay | null;
  readonly among: readonly CardId[];
  readonly onCopies: CopiesChange;
  readonly typed: boolean;
}

/** A suggested card: the reason, and a button that adds the usual copies. */
export function IdeaRow<Kind extends Card>(props: IdeaRowProps<Kind>) {
  const { card, rank, reason, usual, copies, Line, overlay, among, onCopies, typed } = props;
  const { t } = useTranslation();
  const localized = localizeCard(card, overlay);
  const name = cardLabel(card, localized);
  const setCopies = onCopies && ((next: number) => onCopies(card.id, next));
  return (
    <li className={rowStyles.item}>
      <span className={rowStyles.copies}>{rank}</span>
      <Line card={card} localized={localized} among={among} />
      <div className={styles.below}>
        <span>
          {reason}
          {usual !== null && ` · ${t("deck-ideas.usual", { count: usual })}`}
        </span>
        {setCopies && (
          <div>
            {copies > 0 && <CardCopies name={name} copies={copies} onCopies={setCopies} typed={typed} />}
            <AddButton name={name} copies={copies} count={usual ?? 1} onCopies={setCopies} />
          </div>
        )}
      </div>
    </li>
  );
}

interface AddButtonProps {
  readonly name: string;
  readonly copies: number;
  /** The number of copies to add. */
  readonly count: number;
  readonly onCopies: (copies: number) => void;
}

/** Adds the card or removes it again, and announces that itself: the page behind a dialog is inert. */
function AddButton({ name, copies, count, onCopies }: AddButtonProps) {
  const { t } = useTranslation();
  const [announced, setAnnounced] = useState("");
  const isIn = copies > 0;
  const press = () => {
    onCopies(isIn ? -1 : count);
    setAnnounced(isIn ? t("deck.taken-out", { name }) : `${count} × ${name}`);
  };
  return (
    <>
      <span role="status" className="visually-hidden">
        {announced}
      </span>
      <Button
        aria-label={isIn ? t("deck.take-out", { name }) : t("deck-ideas.add-name", { count, name })}
        onClick={press}
      >
        {t(isIn ? "deck-ideas.take-out" : "deck-ideas.add", { count })}
      </Button>
    </>
  );
}
