import { type ReactNode, useRef } from "react";
import { Combobox } from "./combobox";
import { type ComboboxOption, useCombobox } from "./combobox-state";
import type { ComboboxMessages } from "./multi-select";

interface PickerProps {
  readonly label: string;
  readonly options: readonly ComboboxOption[];
  /** "" for none of the options. */
  readonly chosen: string;
  /** Text of the field for the selected value, which may not be among the options. */
  readonly chosenText: string;
  readonly messages: Omit<ComboboxMessages, "remove">;
  readonly maxHeight?: number;
  /** The list that the options are of, where there are several. */
  readonly list?: string;
  /** Whether the options are still to come. */
  readonly isLoading?: boolean;
  readonly renderOption?: (option: ComboboxOption) => ReactNode;
  readonly onPick: (value: string) => void;
}

/**
 * Navigates to one of many options: the field shows the current one, typing finds others. The selection cannot be
 * cleared.
 */
export function Picker({ chosen, messages, list, isLoading, onPick, ...rest }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const state = useCombobox({
    options: rest.options,
    closeOnPick: true,
    list,
    isLoading,
    onPick,
    onRemoveLast: () => {},
  });
  return (
    <Combobox
      {...rest}
      placeholder={messages.placeholder}
      state={state}
      chosen={chosen === "" ? [] : [chosen]}
      multiple={false}
      inputRef={input}
      noneLabel={messages.none}
      moreLabel={messages.more}
    />
  );
}
