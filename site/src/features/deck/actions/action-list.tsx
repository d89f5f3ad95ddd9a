import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon";
import styles from "./actions.module.css";

export interface DeckAction {
  readonly name: string;
  readonly icon: IconNode;
  readonly onChoose: () => void;
  /** Somebody points at it or has the focus on it: what it opens is fetched. */
  readonly onAim?: () => void;
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
      {actions.map((action) => (
        <ActionItem key={action.name} {...action} />
      ))}
      {children}
    </ul>
  );
}

export function ActionItem({ name, icon, onChoose, onAim, dangerous = false }: DeckAction) {
  return (
    <li>
      <button
        type="button"
        className={dangerous ? `${styles.action} ${styles.dangerous}` : styles.action}
        onClick={onChoose}
        onPointerEnter={onAim}
        onFocus={onAim}
      >
        <Icon of={icon} size={16} />
        {name}
      </button>
    </li>
  );
}
