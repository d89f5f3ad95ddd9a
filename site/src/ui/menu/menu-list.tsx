import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "../icon";
import styles from "./menu.module.css";

export interface MenuEntry {
  readonly name: string;
  /** Identity of an entry whose name says its state, so that it keeps the focus; by default the name. */
  readonly id?: string;
  readonly icon: IconNode;
  readonly onChoose: () => void;
  /** Called on hover and focus: fetches what the entry opens. */
  readonly onAim?: () => void;
  readonly dangerous?: boolean;
  /** The entry does not apply at present, and keeps its place. */
  readonly disabled?: boolean;
}

interface MenuListProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** Further entries. */
  readonly children?: ReactNode;
}

/** A list of commands. */
export function MenuList({ label, entries, children }: MenuListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {entries.map((entry) => (
        <MenuItem key={entry.id ?? entry.name} {...entry} />
      ))}
      {children}
    </ul>
  );
}

export function MenuItem({ name, icon, onChoose, onAim, dangerous = false, disabled = false }: MenuEntry) {
  return (
    <li>
      <button
        type="button"
        disabled={disabled}
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
