import { Suspense, useState } from "react";
import type { Deck } from "../../../domain/deck/deck";
import { useTranslation } from "../../../i18n/translation";
import styles from "./deck-view.module.css";
import { EvidenceOfDeck } from "./lazy-parts";

/** The cards that similar winning decks play, fetched when the section is opened. */
export function SimilarWinners({ deck }: { readonly deck: Deck }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.winners} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("deck.winners")}</summary>
      {open && (
        <Suspense fallback={<p role="status">{t("common.loading")}</p>}>
          <EvidenceOfDeck deck={deck} />
        </Suspense>
      )}
    </details>
  );
}
