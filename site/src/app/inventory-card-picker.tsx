import type { CardId, CardKind } from "../domain/card/card";
import { QuickSearch } from "../features/card/quick-search";
import { cardSearch } from "../i18n/en/card-search";
import { useTranslation } from "../i18n/translation";

/** @public Loaded along with the component. */
export const messages = [cardSearch];

interface InventoryCardPickerProps {
  readonly kind: CardKind;
  readonly onChoose: (card: CardId) => void;
}

/** The quick card search, for the cards of one kind; their number is entered afterwards. */
export function InventoryCardPicker({ kind, onChoose }: InventoryCardPickerProps) {
  const { t } = useTranslation();
  const label = t(kind === "crypt" ? "inventory.add-crypt" : "inventory.add-library");
  return <QuickSearch released kind={kind} label={label} placeholder={label} onChoose={onChoose} />;
}
