import { memo, useMemo } from "react";
import { hasCardList } from "../../../domain/card/card-list";
import { preconName, shortYear } from "../../../domain/card/set-names";
import type { PreconValue } from "../../../domain/search/shared/precon";
import { BCP } from "../../../domain/search/shared/print";
import type { SetValue } from "../../../domain/search/shared/set";
import { byCharacters } from "../../../domain/text/order";
import type { CardSet, SetCatalogue } from "../../../generated/published";
import { useTranslation } from "../../../i18n/translation";
import type { ComboboxOption } from "../../../ui/form/combobox-state";
import { FieldRow } from "../../../ui/form/field-row";
import { MultiSelect } from "../../../ui/form/multi-select";
import { useComboboxMessages } from "../../../ui/search/combobox-messages";
import styles from "../../../ui/search/filters.module.css";
import { AgeChoices, PrintChoices } from "./print-choices";
import { ageDisabled, preconPrintDisabled, setPrintDisabled } from "./set-rules";

interface SetFieldProps {
  readonly value: SetValue;
  readonly catalogue: SetCatalogue;
  readonly onChange: (value: SetValue) => void;
}

/** Printed in one of these sets, or older or newer than one. */
export const SetField = memo(function SetField({ value, catalogue, onChange }: SetFieldProps) {
  const { t } = useTranslation();
  const messages = useComboboxMessages();
  const options = useMemo(
    () => [{ value: BCP, label: t("search.bcp-set") }, ...setOptions(catalogue)],
    [t, catalogue],
  );
  const choose = (sets: readonly string[]) =>
    onChange({
      value: sets,
      print: value.print && !setPrintDisabled(sets, value.print) ? value.print : false,
      age: ageDisabled(sets) ? false : value.age,
    });
  return (
    <FieldRow label={t("search.set")}>
      <div className={styles.stack}>
        <MultiSelect
          label={t("search.set")}
          options={options}
          chosen={value.value}
          messages={messages}
          onChange={choose}
        />
        <AgeChoices
          chosen={value.age}
          isDisabled={() => ageDisabled(value.value)}
          onChange={(age) => onChange({ ...value, age })}
        />
        <PrintChoices
          chosen={value.print}
          isDisabled={(print) => setPrintDisabled(value.value, print)}
          onChange={(print) => onChange({ ...value, print })}
        />
      </div>
    </FieldRow>
  );
});

interface PreconFieldProps {
  readonly value: PreconValue;
  readonly catalogue: SetCatalogue;
  readonly onChange: (value: PreconValue) => void;
}

/** Part of one of these preconstructed products. */
export const PreconField = memo(function PreconField({ value, catalogue, onChange }: PreconFieldProps) {
  const { t } = useTranslation();
  const messages = useComboboxMessages();
  const options = useMemo(
    () => [{ value: BCP, label: t("search.bcp-precon") }, ...preconOptions(catalogue)],
    [t, catalogue],
  );
  const choose = (precons: readonly string[]) =>
    onChange({
      value: precons,
      print: value.print && !preconPrintDisabled(precons, value.print) ? value.print : false,
    });
  return (
    <FieldRow label={t("search.precon")}>
      <div className={styles.stack}>
        <MultiSelect
          label={t("search.precon")}
          options={options}
          chosen={value.value}
          messages={messages}
          onChange={choose}
        />
        <PrintChoices
          chosen={value.print}
          isDisabled={(print) => preconPrintDisabled(value.value, print)}
          onChange={(print) => onChange({ ...value, print })}
        />
      </div>
    </FieldRow>
  );
});

/** Newest first; sets without a date last. */
function newestFirst({ sets }: SetCatalogue): readonly (readonly [string, CardSet])[] {
  return Object.entries(sets).toSorted(([, one], [, other]) =>
    byCharacters(other.date ?? "", one.date ?? ""),
  );
}

function setOptions(catalogue: SetCatalogue): readonly ComboboxOption[] {
  return newestFirst(catalogue).map(([code, set]) => ({
    value: code,
    label: `${set.name} ${shortYear(set)}`.trim(),
    name: set.name,
    search: `${code} ${set.date?.slice(0, 4) ?? ""}`,
  }));
}

function preconOptions(catalogue: SetCatalogue): readonly ComboboxOption[] {
  return newestFirst(catalogue).flatMap(([code, set]) =>
    Object.entries(set.precons)
      .filter(([, precon]) => hasCardList(precon))
      .map(([precon]) => {
        const value = `${code}:${precon}`;
        return {
          value,
          label: `${preconName(value, catalogue)} ${shortYear(set)}`.trim(),
          name: preconName(value, catalogue),
          search: `${value} ${set.date?.slice(0, 4) ?? ""}`,
        };
      }),
  );
}
