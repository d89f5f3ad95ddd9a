import { useCards } from "../../../../data/use-cards";
import type { DeckCards } from "../../../../domain/deck/deck";
import { deckInventory } from "../../../../i18n/en/deck-inventory";
import { deckText } from "../../../../i18n/en/deck-text";
import { useTranslation } from "../../../../i18n/translation";
import { Dialog } from "../../../../ui/dialog";
import styles from "../../../../ui/dialog-form.module.css";
import { DeckChoices } from "../export/deck-choices";
import type { ExportedDeck } from "../export/deck-file";
import { MissingLists } from "./missing-lists";

/** @public Loaded along with the component. */
export const messages = [deckInventory, deckText];

export interface MissingCardsProps {
  /** The deck that lacks the cards. */
  readonly deck: ExportedDeck;
  /** Missing copies. */
  readonly cards: DeckCards;
  readonly onClose: () => void;
}

/** Lists missing cards, and exports them as a deck. */
export function MissingCards({ deck, cards, onClose }: MissingCardsProps) {
  const { t } = useTranslation();
  const known = useCards();
  const name = t("deck-inventory.missing-of", { name: deck.name });
  const count = [...cards.values()].reduce((sum, copies) => sum + copies, 0);
  return (
    <Dialog title={name} size="md" closeLabel={t("common.close")} onClose={onClose}>
      <div className={styles.form}>
        <p role="status" className={styles.note}>
          {count > 0 ? t("deck-inventory.missing-copies", { count }) : t("deck-inventory.nothing-missing")}
        </p>
        {count > 0 && (
          <>
            <DeckChoices deck={{ ...deck, name, description: "", cards }} cards={known} texts={["text"]} />
            <MissingLists cards={cards} />
          </>
        )}
      </div>
    </Dialog>
  );
}
