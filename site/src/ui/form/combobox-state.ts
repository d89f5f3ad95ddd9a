import { type KeyboardEvent, useState } from "react";
import { fold } from "../../domain/name/fold";

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** Short name, if the label has more: a set without its year. */
  readonly name?: string;
  /** Additional search words: the code or year of a set. */
  readonly search?: string;
}

/** Value of an option → number shown after its label. */
export type CountByOption = Readonly<Record<string, number>>;

/** Maximum number of listed options; more are found by typing. */
const LISTED = 100;

interface Settings {
  readonly options: readonly ComboboxOption[];
  readonly onPick: (value: string) => void;
  /** Called by Backspace in an empty field. */
  readonly onRemoveLast: () => void;
  /** Closes the list after a selection. */
  readonly closeOnPick: boolean;
  /** Creates an option from a text that is none, for free values. */
  readonly create?: ((text: string) => ComboboxOption) | undefined;
}

export interface ComboboxState {
  readonly open: boolean;
  readonly text: string;
  readonly listed: readonly ComboboxOption[];
  /** Number of matching options that are not listed. */
  readonly left: number;
  /** Index of the active option; -1 for none. */
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

/** The typed text comes first, as the option that it names or as a new one. */
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

/** State and keys of an editable combobox with a list (ARIA Authoring Practices, combobox pattern). */
export function useCombobox({ options, onPick, onRemoveLast, closeOnPick, create }: Settings): ComboboxState {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [active, setActive] = useState(-1);
  const found = open ? withTyped(matching(options, text), text, create) : [];
  const listed = found.slice(0, LISTED);

  const show = (index: number) => {
    setOpen(true);
    setActive(index);
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
      const answer = keyAction(event.key, { open, active, pointed, move, pick, hide });
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
  /** Value that Enter selects. */
  readonly pointed: ComboboxOption | undefined;
  readonly move: (to: number) => void;
  readonly pick: (value: string) => void;
  readonly hide: () => void;
}

/** Handler of a key in the list; undefined for keys of the text field and its surroundings. */
function keyAction(key: string, { open, active, pointed, move, pick, hide }: KeyState) {
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
