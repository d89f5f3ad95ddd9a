import { lazy, memo, Suspense } from "react";
import type { AddableDeck } from "../../../../domain/inventory/addable-decks";
import { formatDay } from "../../../../i18n/day";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import formStyles from "../../../../ui/dialog-form.module.css";
import { Checkbox } from "../../../../ui/form/checkbox";
import { useTooltip } from "../../../../ui/tooltip";
import styles from "./add.module.css";

const Layer = lazy(async () => ({ default: (await import("./cards-layer")).CardsLayer }));

/** Whether cards are put into the inventory, or taken out. */
export type AddAction = "add" | "take";

interface AddableRowProps {
  readonly deck: AddableDeck;
  /** How often the inventory has all of its cards; undefined until its cards are loaded. */
  readonly times: number | undefined;
  readonly isChosen: boolean;
  readonly onChoose: (id: string, chosen: boolean) => void;
  readonly onAct: (action: AddAction, addable: readonly AddableDeck[]) => void;
}

/** A deck or precon with its commands. */
export const AddableRow = memo(function AddableRow(props: AddableRowProps) {
  const { deck, times, isChosen, onChoose, onAct } = props;
  const { t } = useTranslation();
  const { id, note, clan, date, tags } = deck;
  const name = `${deck.name} ${note}`.trim();
  const { anchor, anchorProps, layerProps } = useTooltip();
  return (
    <li className={styles.row}>
      <span className={styles.name} {...anchorProps}>
        <Checkbox label={name} checked={isChosen} onChange={(chosen) => onChoose(id, chosen)} />
      </span>
      {anchor && deck.cards && (
        <Suspense fallback={null}>
          <Layer anchor={anchor} {...layerProps} cards={deck.cards} />
        </Suspense>
      )}
      <span>{clan}</span>
      <span>{date !== "" && formatDay(t, date)}</span>
      <span>{tags.join(", ")}</span>
      <span className={formStyles.done}>
        {times !== undefined && times > 0 && t("inventory-dialogs.owned-times", { count: times })}
      </span>
      <div>
        <Button
          aria-label={t("inventory-dialogs.add-one", { name })}
          disabled={times === undefined}
          onClick={() => onAct("add", [deck])}
        >
          {t("inventory-dialogs.add")}
        </Button>
        <Button
          aria-label={t("inventory-dialogs.take-one", { name })}
          disabled={times === undefined || times === 0}
          onClick={() => onAct("take", [deck])}
        >
          {t("inventory-dialogs.take")}
        </Button>
      </div>
    </li>
  );
});
