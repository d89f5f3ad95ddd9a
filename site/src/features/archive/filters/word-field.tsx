import { useMemo } from "react";
import { joinedNames } from "../../../domain/archive/people";
import { inEnglishOrder } from "../../../domain/text/order";
import { FieldRow } from "../../../ui/form/field-row";
import { SingleSelect } from "../../../ui/form/single-select";
import { useComboboxMessages } from "../../../ui/search/combobox-messages";

interface WordFieldProps {
  readonly label: string;
  readonly chosen: string;
  readonly words: readonly string[];
  readonly onChange: (word: string) => void;
}

/** One of many names: a player, a city. */
export function WordField({ label, chosen, words, onChange }: WordFieldProps) {
  const comboboxMessages = useComboboxMessages();
  const options = useMemo(() => {
    const distinct = joinedNames({ words, of: [] }).words;
    const all = chosen === "" || distinct.includes(chosen) ? distinct : [...distinct, chosen];
    return inEnglishOrder(all.filter(Boolean)).map((word) => ({ value: word, label: word }));
  }, [words, chosen]);
  return (
    <FieldRow label={label}>
      <SingleSelect
        label={label}
        options={options}
        chosen={chosen}
        messages={comboboxMessages}
        onChange={onChange}
      />
    </FieldRow>
  );
}
