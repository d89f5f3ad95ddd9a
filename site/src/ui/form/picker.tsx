import { type ReactNode, useEffect, useRef, useState } from "react";
import { Combobox } from "./combobox";
import { type ComboboxOption, type ComboboxState, useCombobox } from "./combobox-state";
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
  readonly onType?: () => void;
  readonly onPick: (value: string) => void;
}

/**
 * Navigates to one of many options: the field shows the current one, typing finds others. The selection cannot be
 * cleared.
 */
export function Picker({
  chosen,
  messages,
  list = "",
  isLoading = false,
  onType,
  onPick,
  ...rest
}: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const combobox = useCombobox({
    options: rest.options,
    closeOnPick: true,
    onPick,
    onRemoveLast: () => {},
  });
  const awaiting = useEarlyPick(combobox, { list, isLoading });
  const type = (text: string) => {
    onType?.();
    awaiting.type(text);
  };
  return (
    <Combobox
      {...rest}
      placeholder={messages.placeholder}
      state={{ ...awaiting, type }}
      chosen={chosen === "" ? [] : [chosen]}
      multiple={false}
      inputRef={input}
      noneLabel={messages.none}
      moreLabel={messages.more}
    />
  );
}

interface AwaitedList {
  /** The list that the options are of, where there are several. */
  readonly list: string;
  /** Whether its options are still to come. */
  readonly isLoading: boolean;
}

/**
 * Enter before the options are there picks the first match once they are, as long as page, list and text are the same
 * and the field is not left.
 */
function useEarlyPick(state: ComboboxState, { list, isLoading }: AwaitedList): ComboboxState {
  const { open, text, listed, pick, onKeyDown } = state;
  const [entered, setEntered] = useState<string>();
  const place = `${window.location.pathname} ${list} ${text}`;
  const isMeant = open && entered === place;
  useEffect(() => {
    if (entered === undefined || (isMeant && isLoading)) return;
    setEntered(undefined);
    const [first] = listed;
    if (isMeant && first) pick(first.value);
  });
  return {
    ...state,
    onKeyDown: (event) => {
      const isEarly = isLoading && open && text !== "" && listed.length === 0;
      if (event.key !== "Enter" || !isEarly || event.nativeEvent.isComposing) return onKeyDown(event);
      event.preventDefault();
      event.stopPropagation();
      setEntered(place);
    },
  };
}
