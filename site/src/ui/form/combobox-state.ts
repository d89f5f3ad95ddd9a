import { type KeyboardEvent, useState } from "react";
import { fold } from "../../domain/name/fold";

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** Further words the option is found by: a set's code, a year. */
  readonly search?: string;
}

/** More options than this are narrowed by typing, not by scrolling. */
const LISTED = 100;

interface Settings {
  readonly options: readonly ComboboxOption[];
  readonly onPick: (value: string) => void;
  /** Backspace in an empty field. */
  readonly onRemoveLast: () => void;
  /** A single choice closes the list. */
  readonly closeOnPick: boolean;
}

export interface ComboboxState {
  readonly open: boolean;
  readonly text: string;
  readonly listed: readonly ComboboxOption[];
  /** Options that match but are not listed. */
  readonly left: number;
  /** Position of the option the keyboard is on; -1 for none. */
  readonly active: number;
  show(): void;
  hide(): void;
  type(text: string): void;
  point(position: number): void;
  pick(value: string): void;
  onKeyDown(event: KeyboardEvent): void;
}

function matching(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const sought = fold(text.trim());
  if (sought === "") return options;
  const found = options.filter((option) => fold(`${option.label} ${option.search ?? ""}`).includes(sought));
  const starts = (option: ComboboxOption) => (fold(option.label).startsWith(sought) ? 0 : 1);
  return found.toSorted((one, other) => starts(one) - starts(other));
}

/** What an editable combobox with a list does with keys (ARIA Authoring Practices, combobox pattern). */
export function useCombobox({ options, onPick, onRemoveLast, closeOnPick }: Settings): ComboboxState {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [active, setActive] = useState(-1);
  const found = open ? matching(options, text) : [];
  const listed = found.slice(0, LISTED);

  const hide = () => {
    setOpen(false);
    setText("");
    setActive(-1);
  };
  const pick = (value: string) => {
    onPick(value);
    if (closeOnPick) return hide();
    if (text !== "") setActive(-1);
    setText("");
  };
  const move = (to: number) => {
    setOpen(true);
    setActive(listed.length === 0 ? 0 : (to + listed.length) % listed.length);
  };
  /** Says whether the key was answered here. */
  const answer = (key: string): boolean => {
    const option = listed[active] ?? (text === "" ? undefined : listed[0]);
    switch (key) {
      case "ArrowDown":
        move(active + 1);
        return true;
      case "ArrowUp":
        move(active < 0 ? -1 : active - 1);
        return true;
      case "Enter":
        if (!open || !option) return false;
        pick(option.value);
        return true;
      case "Escape":
        if (!open) return false;
        hide();
        return true;
      case "Backspace":
        if (text === "") onRemoveLast();
        return false;
      default:
        return false;
    }
  };
  return {
    open,
    text,
    listed,
    left: found.length - listed.length,
    active: Math.min(active, listed.length - 1),
    show: () => setOpen(true),
    hide,
    type: (next) => {
      setOpen(true);
      setText(next);
      setActive(next === "" ? -1 : 0);
    },
    point: setActive,
    pick,
    onKeyDown: (event) => {
      if (event.nativeEvent.isComposing || !answer(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
