import type { ReactNode } from "react";
import type { InventoryType } from "../../../domain/deck/deck";
import { nextMarker } from "../../../domain/inventory/next-type";
import { useTranslation } from "../../../i18n/translation";
import formStyles from "../../../ui/form/form.module.css";
import { Icon } from "../../../ui/icon";
import { TYPE_ICONS } from "../selector/inventory-icon";

interface MarkerButtonProps {
  /** Name of the card. */
  readonly name: string;
  readonly marker: InventoryType | undefined;
  readonly ofDeck: InventoryType;
  /** What is wrong with the supply of the card. */
  readonly problem: string | undefined;
  readonly onMarker: (marker: InventoryType | undefined) => void;
  /** The sign for the problem. */
  readonly children: ReactNode;
}

/** How the deck uses a single card: as the deck does, or as its own marker says. */
export function MarkerButton({ name, marker, ofDeck, problem, onMarker, children }: MarkerButtonProps) {
  const { t } = useTranslation();
  const next = nextMarker(marker, ofDeck);
  const type = marker ?? ofDeck;
  const use = t(marker ? "deck-inventory.marked" : "deck-inventory.unmarked", {
    ...{ name, type: t(`deck-inventory.type-${type}`) },
    next: t(`deck-inventory.type-${next ?? ofDeck}`),
  });
  const label = problem === undefined ? use : `${use}. ${problem}`;
  return (
    <button
      type="button"
      className={formStyles.toggle}
      aria-pressed={marker !== undefined}
      aria-label={label}
      title={label}
      onClick={() => onMarker(next)}
    >
      <Icon of={TYPE_ICONS[type]} size={13} />
      {children}
    </button>
  );
}
