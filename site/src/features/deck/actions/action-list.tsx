import type { IconNode } from "lucide";
import type { ReactNode } from "react";
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
  /** More of them. */
  readonly children?: ReactNode;
}

/** What can be done with a deck. */
export function ActionList({ label, actions, children }: ActionListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
      {actions.map((action) => (
        <ActionItem key={action.name} {...action} />
      ))}
    </ul>
  );
}

export function ActionItem({ name, icon, onChoose, dangerous = false }: DeckAction) {
  return (
    <li>
      <button
        type="button"
        className={dangerous ? `${styles.action} ${styles.dangerous}` : styles.action}
        onClick={onChoose}
      >
        <Icon of={icon} size={16} />
        {name}
      </button>
    </li>
  );
}
