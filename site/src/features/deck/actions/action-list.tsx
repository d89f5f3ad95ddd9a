import type { IconNode } from "lucide";
import { Icon } from "../../../ui/icon";
import styles from "./actions.module.css";

export interface DeckAction {
  readonly name: string;
  readonly icon: IconNode;
  readonly onChoose: () => void;
  readonly dangerous?: boolean;
}

interface ActionListProps {
  readonly label: string;
  readonly actions: readonly DeckAction[];
}

/** What can be done with a deck. */
export function ActionList({ label, actions }: ActionListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {actions.map(({ name, icon, onChoose, dangerous = false }) => (
        <li key={name}>
          <button
            type="button"
            className={dangerous ? `${styles.action} ${styles.dangerous}` : styles.action}
            onClick={onChoose}
          >
            <Icon of={icon} size={16} />
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
