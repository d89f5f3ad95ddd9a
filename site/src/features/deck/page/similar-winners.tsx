import { Suspense, useState } from "react";
import type { Deck } from "../../../domain/deck/deck";
import { useTranslation } from "../../../i18n/translation";
import type { DeckParts } from "./deck-parts";
import styles from "./deck-view.module.css";

interface SimilarWinnersProps {
  readonly deck: Deck;
  readonly Evidence: DeckParts["EvidenceOfDeck"];
}

/** What similar winners play: nothing is fetched before somebody wants to know. */
export function SimilarWinners({ deck, Evidence }: SimilarWinnersProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.winners} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("deck.winners")}</summary>
      {open && (
        <Suspense fallback={<p role="status">{t("common.loading")}</p>}>
          <Evidence deck={deck} />
        </Suspense>
      )}
    </details>
  );
}
