import { useRef } from "react";
import type { ComboboxOption } from "./combobox-state";
import { type ComboboxMessages, MultiSelect } from "./multi-select";

interface SingleSelectProps {
  readonly label: string;
  readonly options: readonly ComboboxOption[];
  /** "" for none. */
  readonly chosen: string;
  readonly messages: ComboboxMessages;
  readonly onChange: (chosen: string) => void;
}

/** One value from a long list, found by typing. */
export function SingleSelect({ chosen, onChange, ...rest }: SingleSelectProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <MultiSelect
      {...rest}
      single
      inputRef={input}
      chosen={chosen === "" ? [] : [chosen]}
      onChange={(values) => {
        onChange(values.at(-1) ?? "");
      }}
    />
  );
}
