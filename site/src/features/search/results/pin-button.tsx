import { Columns2 } from "lucide";
import { togglePinned } from "../../../data/pinned-cards";
import type { CardId } from "../../../domain/card/card";
import { useTranslation } from "../../../i18n/translation";
import { Icon } from "../../../ui/icon";
import styles from "./pin-button.module.css";

interface PinButtonProps {
  readonly id: CardId;
  readonly name: string;
  readonly pinned: boolean;
  readonly tabIndex: number;
}

/** Pins a card above the results for comparison. */
export function PinButton({ id, name, pinned, tabIndex }: PinButtonProps) {
  const { t } = useTranslation();
  const label = t(pinned ? "search.unpin" : "search.pin", { name });
  return (
    <button
      type="button"
      className={styles.pin}
      aria-label={label}
      title={label}
      aria-pressed={pinned}
      tabIndex={tabIndex}
      onClick={() => togglePinned(id)}
    >
      <Icon of={Columns2} size={16} />
    </button>
  );
}
