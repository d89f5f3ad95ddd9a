import type { Deck } from "../../../../domain/deck/deck";
import { useTranslation } from "../../../../i18n/translation";
import { Dialog } from "../../../../ui/dialog";
import styles from "../../../../ui/dialog-form.module.css";
import { AllDecksChoices } from "./all-decks-choices";
import { DeckChoices } from "./deck-choices";
import type { ExportedDeck, KnownCards } from "./deck-file";

interface ExportDialogProps {
  /** undefined: no deck is shown. */
  readonly deck: ExportedDeck | undefined;
  readonly cards: KnownCards;
  /** Fetches all decks of the user; undefined for fewer than two decks and anonymous users. */
  readonly loadAll: (() => Promise<readonly Deck[]>) | undefined;
  readonly onClose: () => void;
}

/** Exports a deck, or all decks of the user. */
export function ExportDialog({ deck, cards, loadAll, onClose }: ExportDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t("deck-text.export")} size="xs" closeLabel={t("common.close")} onClose={onClose}>
      <div className={styles.form}>
        {deck && <DeckChoices deck={deck} cards={cards} />}
        {loadAll && <AllDecksChoices cards={cards} loadAll={loadAll} />}
      </div>
    </Dialog>
  );
}
