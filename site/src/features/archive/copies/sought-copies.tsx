import { Link } from "@tanstack/react-router";
import { useCurrentDeckId } from "../../../data/current-deck";
import { useCardLanguage } from "../../../data/use-card-language";
import type { Archive } from "../../../domain/archive/archive";
import { copiesIn } from "../../../domain/archive/deck-table";
import { localizeCard } from "../../../domain/card/localized-card";
import { archiveCopies } from "../../../i18n/en/archive-copies";
import { useTranslation } from "../../../i18n/translation";
import { CardName } from "../../../ui/card-row/card-name";
import styles from "../archive.module.css";
import type { FindCard } from "../format-deck-phrase";
import type { SoughtCards } from "../results/sought-cards";

/** @public Loaded along with the component. */
export const messages = [archiveCopies];

interface SoughtCopiesProps {
  readonly kind: {
    readonly name: string;
    readonly archive: Archive;
    readonly cards: { readonly find: FindCard };
  };
  readonly deck: number;
  readonly search: { readonly shown: SoughtCards };
}

/** How many copies a deck has of each card that decks are searched for, "4× Villein", and its comparison. */
export function SoughtCopies({ kind: { name, archive, cards }, deck, search }: SoughtCopiesProps) {
  const { overlay } = useCardLanguage();
  const { crypt = [], library = [] } = search.shown;
  const sought = [...new Set([...crypt, ...library].map(({ card }) => card))];
  return (
    <p className={`${styles.head} ${styles.actions}`}>
      {sought.map((id) => {
        const card = cards.find(id);
        return (
          card && (
            <span key={id} className={styles.line}>
              <strong>{copiesIn(archive.table, deck, id)}×</strong>
              <CardName card={card} localized={localizeCard(card, overlay)} among={sought} />
            </span>
          )
        );
      })}
      {name !== "tda" && <CompareLink id={archive.table.ids[deck] ?? ""} />}
    </p>
  );
}

/** Compares with the deck that the user works on, or with one that is chosen then. */
function CompareLink({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const own = useCurrentDeckId();
  return (
    <Link to="/diff/{-$a}/{-$b}" params={own === undefined ? { a: id } : { a: own, b: id }} search={{}}>
      {t(own === undefined ? "archive.compare" : "archive.compare-own")}
    </Link>
  );
}
