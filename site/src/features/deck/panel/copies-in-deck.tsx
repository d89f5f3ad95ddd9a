import { Plus } from "lucide";
import type { CardId } from "../../../domain/card/card";
import type { Deck } from "../../../domain/deck/deck";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { CardCopies } from "../../../ui/quantity/card-copies";
import { useAnnounceCopies } from "../../../ui/quantity/use-announce-copies";
import { LIVE, useMedia } from "../../../ui/use-media";
import styles from "./copies-in-deck.module.css";

interface CopiesInDeckProps {
  readonly deck: Deck;
  readonly card: CardId;
  /** Name of the card. */
  readonly name: string;
  readonly onCopies: (copies: number) => void;
}

/** Adds a card to a deck; a card of the deck has its copies instead. */
export function CopiesInDeck({ deck, card, name, onCopies }: CopiesInDeckProps) {
  const { t } = useTranslation();
  const typed = useMedia(LIVE);
  const announce = useAnnounceCopies();
  const copies = deck.cards.get(card);
  const put = (next: number) => {
    onCopies(next);
    announce(name, next);
  };
  return (
    <span className={styles.part}>
      {copies === undefined ? (
        <Button onClick={() => put(1)}>
          <Icon of={Plus} size={16} />
          {t("deck.add-to", { deck: deck.name })}
        </Button>
      ) : (
        <>
          <CardCopies name={name} copies={copies} onCopies={put} typed={typed} />
          {t("deck.copies-in", { deck: deck.name })}
        </>
      )}
    </span>
  );
}
