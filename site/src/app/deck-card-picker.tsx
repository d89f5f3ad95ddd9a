import type { CardId, CardKind } from "../domain/card/card";
import { QuickSearch } from "../features/card/quick-search";
import { cardSearch } from "../i18n/en/card-search";
import { useTranslation } from "../i18n/translation";

/** @public Loaded along with the component. */
export const messages = [cardSearch];

interface DeckCardPickerProps {
  readonly kind: CardKind;
  readonly onChoose: (card: CardId, copies: number) => void;
}

/** The quick card search, for the cards of one part of a deck. */
export function DeckCardPicker({ kind, onChoose }: DeckCardPickerProps) {
  const { t } = useTranslation();
  const label = t(kind === "crypt" ? "deck.add-crypt" : "deck.add-library");
  return <QuickSearch kind={kind} label={label} placeholder={label} counts onChoose={onChoose} />;
}
