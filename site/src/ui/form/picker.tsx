import { type ReactNode, useRef } from "react";
import { Combobox } from "./combobox";
import { type ComboboxOption, useCombobox } from "./combobox-state";
import type { ComboboxWords } from "./multi-select";

interface PickerProps {
  readonly label: string;
  readonly options: readonly ComboboxOption[];
  /** "" = none of them. */
  readonly chosen: string;
  /** What the field says of the chosen one, also when it is not among the options. */
  readonly chosenText: string;
  readonly words: Omit<ComboboxWords, "remove">;
  readonly maxHeight?: number;
  readonly renderOption?: (option: ComboboxOption) => ReactNode;
  readonly onPick: (value: string) => void;
}

/** Goes to one of many: the field says where one is, typing finds another. Nothing can be taken away. */
export function Picker({ chosen, words, onPick, ...rest }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const state = useCombobox({
    options: rest.options,
    closeOnPick: true,
    onPick,
    onRemoveLast: () => {},
  });
  return (
    <Combobox
      {...rest}
      placeholder={words.placeholder}
      state={state}
      chosen={chosen === "" ? [] : [chosen]}
      multiple={false}
      inputRef={input}
      noneLabel={words.none}
      moreLabel={words.more}
    />
  );
}
