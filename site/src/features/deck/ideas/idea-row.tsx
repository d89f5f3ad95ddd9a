import { type ComponentType, useState } from "react";
import type { Card, CardId } from "../../../domain/card/card";
import { cardWords } from "../../../domain/card/card-words";
import type { Overlay } from "../../../generated/published";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { cardLabel } from "../../../ui/card/card-label";
import type { LineProps } from "../../../ui/card-row/line-props";
import { CardCopies } from "../../../ui/quantity/card-copies";
import type { CopiesChange } from "../rows/deck-row";
import rowStyles from "../rows/deck-rows.module.css";
import styles from "./ideas.module.css";

interface IdeaRowProps<Kind extends Card> {
  readonly card: Kind;
  /** Place in the list, from 1. */
  readonly place: number;
  readonly reason: string;
  /** Usual ones. */
  readonly usual: number | null;
  /** In the deck now. */
  readonly copies: number;
  readonly Line: ComponentType<LineProps<Kind>>;
  readonly overlay: Overlay | null;
  readonly among: readonly CardId[];
  readonly onCopies: CopiesChange;
  readonly typed: boolean;
}

/** A card that the deck might have: why, and a button that puts the usual copies in. */
export function IdeaRow<Kind extends Card>(props: IdeaRowProps<Kind>) {
  const { card, place, reason, usual, copies, Line, overlay, among, onCopies, typed } = props;
  const { t } = useTranslation();
  const words = cardWords(card, overlay);
  const name = cardLabel(card, words);
  const put = onCopies && ((next: number) => onCopies(card.id, next));
  return (
    <li className={rowStyles.item}>
      <span className={rowStyles.copies}>{place}</span>
      <Line card={card} words={words} among={among} />
      <div className={styles.below}>
        <span>
          {reason}
          {usual !== null && ` · ${t("deck-ideas.usual", { count: usual })}`}
        </span>
        {put && (
          <div>
            {copies > 0 && <CardCopies name={name} copies={copies} onCopies={put} typed={typed} />}
            <AddButton name={name} copies={copies} most={usual ?? 1} onCopies={put} />
          </div>
        )}
      </div>
    </li>
  );
}

interface AddButtonProps {
  readonly name: string;
  readonly copies: number;
  /** As many are put in. */
  readonly most: number;
  readonly onCopies: (copies: number) => void;
}

/** Puts the card in, and takes it out again; it says what it has done, for the page behind a dialog is mute. */
function AddButton({ name, copies, most, onCopies }: AddButtonProps) {
  const { t } = useTranslation();
  const [said, setSaid] = useState("");
  const isIn = copies > 0;
  const press = () => {
    onCopies(isIn ? -1 : most);
    setSaid(isIn ? t("deck.taken-out", { name }) : `${most} × ${name}`);
  };
  return (
    <>
      <span role="status" className="visually-hidden">
        {said}
      </span>
      <Button
        aria-label={isIn ? t("deck.take-out", { name }) : t("deck-ideas.add-name", { count: most, name })}
        onClick={press}
      >
        {t(isIn ? "deck-ideas.take-out" : "deck-ideas.add", { count: most })}
      </Button>
    </>
  );
}
