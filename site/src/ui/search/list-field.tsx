import { memo } from "react";
import type { Logic } from "../../domain/search/logic";
import type { ListValue } from "../../domain/search/shared/list";
import { useTranslation } from "../../i18n/translation";
import type { ComboboxOption, CountByOption } from "../form/combobox-state";
import { FieldRow } from "../form/field-row";
import { LogicButton } from "../form/logic-button";
import { MultiSelect } from "../form/multi-select";
import { useComboboxMessages } from "./combobox-messages";

interface ListFieldProps {
  readonly label: string;
  readonly value: ListValue;
  readonly options: readonly ComboboxOption[];
  readonly logics: readonly Logic[];
  /** Results with each option; absent until they are counted. */
  readonly counts?: CountByOption | undefined;
  readonly onChange: (value: ListValue) => void;
}

/** A filter of any number of values; their logic is selectable once there is one. */
export const ListField = memo(function ListField({
  label,
  value,
  options,
  logics,
  counts,
  onChange,
}: ListFieldProps) {
  const { t } = useTranslation();
  const messages = useComboboxMessages();
  return (
    <FieldRow label={label}>
      {value.value.length > 0 && (
        <LogicButton
          logic={value.logic}
          offered={logics}
          label={t(`search.logic.${value.logic}`)}
          onChange={(logic) => onChange({ ...value, logic })}
        />
      )}
      <MultiSelect
        label={label}
        options={options}
        chosen={value.value}
        messages={messages}
        counts={counts}
        onChange={(chosen) => onChange({ value: chosen, logic: chosen.length > 0 ? value.logic : "or" })}
      />
    </FieldRow>
  );
});
