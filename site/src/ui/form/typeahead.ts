import { type KeyboardEvent, useEffect, useState } from "react";

/** The options below a field. */
interface Listed {
  /** Id of the listbox. */
  readonly id: string;
  readonly count: number;
  /** Whether the options are still to come: Enter chooses the first one once they are there. */
  readonly isLoading?: boolean;
  readonly choose: (index: number) => void;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Text and active option of a field that suggests: an editable combobox of the ARIA Authoring Practices. */
export function useTypeahead() {
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const [visited, setVisited] = useState(false);
  /** Path of the page on which Enter was pressed before there were options. */
  const [enteredOn, setEnteredOn] = useState<string>();

  const type = (text: string) => {
    setTyped(text);
    setActive(-1);
    setOpen(true);
    setEnteredOn(undefined);
  };
  const close = () => {
    setOpen(false);
    setEnteredOn(undefined);
  };
  const clear = () => {
    type("");
    close();
  };
  const fieldProps = ({ id, count, isLoading = false, choose }: Listed) => {
    const shown = isOpen && count > 0;
    const move = (by: 1 | -1) => {
      setOpen(true);
      if (count === 0) return;
      const from = active < 0 && by < 0 ? 0 : active;
      setActive((from + by + count) % count);
    };
    const press = (key: string): boolean => {
      if (key === "ArrowDown") move(1);
      else if (key === "ArrowUp") move(-1);
      else if (key === "Enter" && isLoading) setEnteredOn(window.location.pathname);
      else if (key === "Enter") choose(Math.max(active, 0));
      else if (key === "Escape" && shown) close();
      else if (key === "Escape") type("");
      else return false;
      return true;
    };
    return {
      type: "text",
      role: "combobox",
      "aria-expanded": shown,
      "aria-controls": id,
      "aria-autocomplete": "list",
      "aria-activedescendant": shown && active >= 0 ? optionId(id, active) : undefined,
      autoComplete: "off",
      autoCapitalize: "none",
      spellCheck: false,
      enterKeyHint: "search",
      value: typed,
      onChange: ({ target }: { readonly target: { readonly value: string } }) => type(target.value),
      onKeyDown: (event: KeyboardEvent) => {
        // Ignores keys of text composition (accents, other scripts).
        if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
        if (press(event.key)) event.preventDefault();
      },
      onFocus: () => {
        setVisited(true);
        setOpen(true);
      },
      onBlur: close,
    } as const;
  };
  /** The list is wanted once the field was visited. */
  const wanted = visited || typed !== "";
  return { typed, active, isOpen, wanted, enteredOn, clear, fieldProps };
}

/**
 * Chooses the first option once it is known, if Enter was pressed before on the same page. `enteredOn`: the path of the
 * page; undefined: it was not pressed.
 */
export function useEarlyChoice(
  enteredOn: string | undefined,
  isKnown: boolean,
  choose: (index: number) => void,
): void {
  useEffect(() => {
    if (isKnown && enteredOn === window.location.pathname) choose(0);
  });
}
