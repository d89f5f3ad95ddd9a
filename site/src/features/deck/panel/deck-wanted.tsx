import { Link } from "@tanstack/react-router";
import { useDeckList } from "../../../data/decks/hooks/use-deck-list";
import type { Deck } from "../../../domain/deck/deck";
import { useTranslation } from "../../../i18n/translation";
import styles from "./current-deck.module.css";
import { DeckChoice } from "./deck-choice";

/** Says why no cards can be added, and what to do. `instead` is a deck that is not editable. */
export function DeckWanted({ instead }: { readonly instead?: Deck | undefined }) {
  const { t } = useTranslation();
  const list = useDeckList();
  const none = list.status === "ready" && list.decks.length === 0;
  return (
    <section className={styles.deck} aria-label={t("deck.current")}>
      <p>{none ? t("deck.none") : t("deck.add-where")}</p>
      {instead && <p className={styles.facts}>{t("deck.add-read-only", { name: instead.name })}</p>}
      <DeckChoice chosen={undefined} />
      <Link to="/decks/{-$id}" params={{ id: undefined }}>
        {t("deck.to-decks")}
      </Link>
    </section>
  );
}
