import type { Deck } from "../../../domain/deck/deck";
import { useTranslation } from "../../../i18n/translation";
import { Dialog } from "../../../ui/dialog";
import styles from "../deck-text.module.css";
import { AllDecksChoices } from "./all-decks-choices";
import { DeckChoices } from "./deck-choices";
import type { ExportedDeck, KnownCards } from "./deck-file";

interface ExportDialogProps {
  /** undefined where no deck is shown. */
  readonly deck: ExportedDeck | undefined;
  readonly cards: KnownCards;
  /** Fetches all decks of the person; undefined with fewer than two, or signed out. */
  readonly loadAll: (() => Promise<readonly Deck[]>) | undefined;
  readonly onClose: () => void;
}

/** Takes a deck out, or all of them. */
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
