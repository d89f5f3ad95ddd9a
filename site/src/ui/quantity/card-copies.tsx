import { MAX_COPIES } from "../../domain/deck/limits";
import { useTranslation } from "../../i18n/translation";
import { QuantityCell } from "./quantity-cell";

interface CardCopiesProps {
  /** Name of the card. */
  readonly name: string;
  /** undefined: not in the deck. 0: considered. */
  readonly copies: number | undefined;
  /** Called with the new copies; −1 removes the card from the deck. */
  readonly onCopies: (copies: number) => void;
  /** Whether numbers can be typed, on devices with a keyboard. */
  readonly typed: boolean;
  readonly tabIndex?: number | undefined;
}

/** Editable copies of a card in a deck. */
export function CardCopies({ name, copies, onCopies, typed, tabIndex }: CardCopiesProps) {
  const { t } = useTranslation();
  const isPlayed = copies !== undefined && copies > 0;
  return (
    <QuantityCell
      quantity={copies ?? 0}
      min={copies === undefined ? 0 : -1}
      max={MAX_COPIES}
      typed={typed}
      tabIndex={tabIndex}
      messages={{
        count: t("deck.copies-of", { name }),
        more: t("deck.one-more", { name }),
        fewer: t(isPlayed ? "deck.one-fewer" : "deck.take-out", { name }),
      }}
      onChange={onCopies}
    />
  );
}
