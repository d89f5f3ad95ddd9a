import { inOrder, type Range } from "../../../domain/archive/search/range";
import { useTranslation } from "../../../i18n/translation";
import { FieldRow } from "../../../ui/form/field-row";
import { Select } from "../../../ui/form/select";
import styles from "../../../ui/search/filters.module.css";

interface RangeFieldProps {
  readonly label: string;
  readonly range: Range;
  /** Ascending. */
  readonly numbers: readonly number[];
  readonly onChange: (range: Range) => void;
}

/** A number range; each select leaves out values that the other end excludes. */
export function RangeField({ label, range, numbers, onChange }: RangeFieldProps) {
  const { t } = useTranslation();
  const { from, to } = range;
  const end = (name: keyof Range, offered: readonly number[]) => (
    <Select
      label={t(`archive.${name}`)}
      value={String(range[name] ?? "")}
      options={[
        { value: "", label: t(`archive.${name}`) },
        ...withChosen(offered, range[name]).map((number) => ({
          value: String(number),
          label: String(number),
        })),
      ]}
      onChange={(value) => onChange(inOrder({ ...range, [name]: value === "" ? undefined : Number(value) }))}
    />
  );
  return (
    <FieldRow label={label}>
      <div className={styles.line}>
        {end(
          "from",
          numbers.filter((number) => to === undefined || number <= to),
        )}
        {end(
          "to",
          numbers.filter((number) => from === undefined || number >= from),
        )}
      </div>
    </FieldRow>
  );
}

/** A link may contain a number that the form does not offer. */
function withChosen(offered: readonly number[], chosen: number | undefined): readonly number[] {
  if (chosen === undefined || offered.includes(chosen)) return offered;
  return [...offered, chosen].toSorted((one, other) => one - other);
}
