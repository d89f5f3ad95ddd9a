import { useCachedCards } from "../../../data/card-queries";
import type { CardId } from "../../../domain/card/card";
import { isCrypt } from "../../../domain/card/ids";
import { UNUSED } from "../../../domain/inventory/card-use";
import { useTranslation } from "../../../i18n/translation";
import { Dialog } from "../../../ui/dialog";
import { useInventoryView } from "../shared/inventory-context";
import { useCardStock } from "../shared/stock-source";
import { CardUses } from "./card-uses";

interface UsesDialogProps {
  readonly card: CardId;
  readonly onClose: () => void;
}

/** The decks that use a card. */
export function UsesDialog({ card, onClose }: UsesDialogProps) {
  const { t } = useTranslation();
  const { source, uses } = useInventoryView();
  const { copies = 0, target } = useCardStock(source, card);
  const name = useCachedCards(isCrypt(card) ? "crypt" : "library")?.byId.get(card)?.displayName;
  return (
    <Dialog title={name ?? String(card)} reading size="xs" closeLabel={t("common.close")} onClose={onClose}>
      <CardUses use={uses.get(card) ?? UNUSED} owned={copies} target={target} />
    </Dialog>
  );
}
