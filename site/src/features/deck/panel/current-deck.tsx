import { Link } from "@tanstack/react-router";
import { useCachedCards } from "../../../data/card-queries";
import type { DeckEditing } from "../../../data/decks/hooks/use-deck-editing";
import type { CardId } from "../../../domain/card/card";
import { isCrypt } from "../../../domain/card/ids";
import type { Deck } from "../../../domain/deck/deck";
import { formatDeckId } from "../../../domain/deck/url/deck-route";
import { useTranslation } from "../../../i18n/translation";
import { SaveState } from "../../../ui/saving/save-state";
import { useMedia } from "../../../ui/use-media";
import { EditNotices } from "../header/saving/edit-notices";
import { CryptPanel } from "./crypt-panel";
import styles from "./current-deck.module.css";
import { DeckChoice } from "./deck-choice";
import { LibraryPanel } from "./library-panel";

/** Wide enough for a column of its own (docs/rules/site.md §7). */
const COLUMN = "(min-width: 1280px)";

interface CurrentDeckProps {
  readonly deck: Deck;
  readonly editing: DeckEditing;
}

/** The deck that cards are added to: a column on wide screens, else only its name and totals. */
export function CurrentDeck({ deck, editing }: CurrentDeckProps) {
  const { t } = useTranslation();
  const column = useMedia(COLUMN);
  const nameOf = useNames();
  const crypt = copiesOf(deck, isCrypt);
  const library = copiesOf(deck, (id) => !isCrypt(id));
  return (
    <section className={`${styles.deck} ${styles.line}`} aria-label={t("deck.current")}>
      <EditNotices editing={editing} nameOf={nameOf} />
      <div className={styles.head}>
        <Link to="/decks/{-$id}" params={{ id: formatDeckId(deck.id) }} className={styles.name}>
          {deck.name}
        </Link>
        {!column && (
          <span role="img" aria-label={t("deck.totals", { crypt, library })}>
            {crypt} + {library}
          </span>
        )}
      </div>
      <SaveState editing={editing} />
      {column && (
        <>
          <DeckChoice chosen={deck} />
          <CryptPanel deck={deck} total={crypt} />
          <LibraryPanel deck={deck} total={library} />
        </>
      )}
    </section>
  );
}

function copiesOf({ cards }: Deck, isIn: (id: CardId) => boolean): number {
  return [...cards].reduce((sum, [id, copies]) => (isIn(id) ? sum + Math.max(copies, 0) : sum), 0);
}

function useNames(): (id: CardId) => string {
  const crypt = useCachedCards("crypt");
  const library = useCachedCards("library");
  return (id) => (crypt?.byId.get(id) ?? library?.byId.get(id))?.displayName ?? String(id);
}
