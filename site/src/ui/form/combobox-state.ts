import { type KeyboardEvent, useState } from "react";
import { fold } from "../../domain/name/fold";

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** What the option is called, where the label says more: a set without its year. */
  readonly name?: string;
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
  /** The option for a text that is none yet: values may then be made up. */
  readonly create?: ((text: string) => ComboboxOption) | undefined;
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
  const rank = ({ label, name = label }: ComboboxOption) =>
    fold(name) === sought ? 0 : fold(label).startsWith(sought) ? 1 : 2;
  return found.toSorted((one, other) => rank(one) - rank(other));
}

/** What was typed comes first: as the option it names, or as a new one. */
function withTyped(
  found: readonly ComboboxOption[],
  text: string,
  create: Settings["create"],
): readonly ComboboxOption[] {
  const typed = text.trim();
  if (!create || typed === "") return found;
  const named = found.find(({ label }) => fold(label) === fold(typed));
  return [named ?? create(typed), ...found.filter((option) => option !== named)];
}

/** What an editable combobox with a list does with keys (ARIA Authoring Practices, combobox pattern). */
export function useCombobox({ options, onPick, onRemoveLast, closeOnPick, create }: Settings): ComboboxState {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [active, setActive] = useState(-1);
  const found = open ? withTyped(matching(options, text), text, create) : [];
  const listed = found.slice(0, LISTED);

  const show = (at: number) => {
    setOpen(true);
    setActive(at);
  };
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
  const move = (to: number) => show(listed.length === 0 ? 0 : (to + listed.length) % listed.length);
  const pointed = open ? (listed[active] ?? (text === "" ? undefined : listed[0])) : undefined;
  return {
    open,
    text,
    listed,
    left: found.length - listed.length,
    active: Math.min(active, listed.length - 1),
    show: () => setOpen(true),
    hide,
    type: (next) => {
      setText(next);
      show(next === "" ? -1 : 0);
    },
    point: setActive,
    pick,
    onKeyDown: (event) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === "Backspace" && text === "") onRemoveLast();
      const answer = keyAnswer(event.key, { open, active, pointed, move, pick, hide });
      if (answer === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      answer();
    },
  };
}

interface KeyState {
  readonly open: boolean;
  readonly active: number;
  /** What Enter chooses. */
  readonly pointed: ComboboxOption | undefined;
  readonly move: (to: number) => void;
  readonly pick: (value: string) => void;
  readonly hide: () => void;
}

/** What the list does at a key; undefined leaves the key to the text field and what is around it. */
function keyAnswer(key: string, { open, active, pointed, move, pick, hide }: KeyState) {
  switch (key) {
    case "ArrowDown":
      return () => move(active + 1);
    case "ArrowUp":
      return () => move(active < 0 ? -1 : active - 1);
    case "Enter":
      return pointed && (() => pick(pointed.value));
    case "Escape":
      return open ? hide : undefined;
    default:
      return undefined;
  }
}
