import { type RefObject, useRef } from "react";
import { Combobox } from "./combobox";
import styles from "./combobox.module.css";
import { type ComboboxOption, type CountByOption, useCombobox } from "./combobox-state";

export interface ComboboxMessages {
  /** Placeholder of the empty field: "ANY". */
  readonly placeholder: string;
  readonly none: string;
  readonly more: (left: number) => string;
  /** "Remove Sabbat". */
  readonly remove: (label: string) => string;
}

interface MultiSelectProps {
  readonly label: string;
  readonly options: readonly ComboboxOption[];
  readonly chosen: readonly string[];
  readonly messages: ComboboxMessages;
  /** Closes the list after a selection, because only one value is allowed. */
  readonly single?: boolean;
  readonly counts?: CountByOption | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  /** Creates an option from a text that is none, for free values. */
  readonly create?: (text: string) => ComboboxOption;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Any number of values from a list, each shown with a remove button. */
export function MultiSelect({
  label,
  options,
  chosen,
  messages,
  single = false,
  counts,
  inputRef,
  create,
  onChange,
}: MultiSelectProps) {
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;
  const remove = (value: string) => onChange(chosen.filter((one) => one !== value));
  const state = useCombobox({
    options,
    closeOnPick: single,
    create,
    onPick: (value) => (chosen.includes(value) ? remove(value) : onChange([...chosen, value])),
    onRemoveLast: () => onChange(chosen.slice(0, -1)),
  });
  return (
    <Combobox
      label={label}
      placeholder={chosen.length === 0 ? messages.placeholder : ""}
      state={state}
      chosen={chosen}
      multiple={!single}
      counts={counts}
      inputRef={input}
      noneLabel={messages.none}
      moreLabel={messages.more}
    >
      {chosen.map((value) => {
        const name = options.find((option) => option.value === value)?.label ?? value;
        return (
          <button
            key={value}
            type="button"
            className={styles.token}
            aria-label={messages.remove(name)}
            title={messages.remove(name)}
            onClick={() => {
              remove(value);
              input.current?.focus();
            }}
          >
            <span>{name}</span>
            <span aria-hidden="true" className={styles.cross}>
              ×
            </span>
          </button>
        );
      })}
    </Combobox>
  );
}
