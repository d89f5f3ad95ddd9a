import { useTranslation } from "../../i18n/translation";
import { QuantityCell } from "./quantity-cell";
import { MAX_COPIES } from "./stepped";

interface CardCopiesProps {
  /** The card's name. */
  readonly name: string;
  /** undefined: not in the deck. 0: considered. */
  readonly copies: number | undefined;
  /** Copies from now on; −1 takes the card out of the deck. */
  readonly onCopies: (copies: number) => void;
  /** Numbers may be typed: there is a keyboard. */
  readonly typed: boolean;
  readonly tabIndex?: number | undefined;
}

/** The copies of a card in a deck, to be changed. */
export function CardCopies({ name, copies, onCopies, typed, tabIndex }: CardCopiesProps) {
  const { t } = useTranslation();
  const isPlayed = copies !== undefined && copies > 0;
  return (
    <QuantityCell
      quantity={copies ?? 0}
      least={copies === undefined ? 0 : -1}
      most={MAX_COPIES}
      typed={typed}
      tabIndex={tabIndex}
      words={{
        count: t("deck.copies-of", { name }),
        more: t("deck.one-more", { name }),
        fewer: t(isPlayed ? "deck.one-fewer" : "deck.take-out", { name }),
      }}
      onChange={onCopies}
    />
  );
}
