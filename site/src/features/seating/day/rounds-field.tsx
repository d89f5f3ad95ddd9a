import { MAX_ROUNDS } from "../../../domain/seating/seating";
import { useTranslation } from "../../../i18n/translation";
import { Choice } from "../../../ui/form/choice";

interface RoundsFieldProps {
  readonly count: number;
  readonly least: number;
  readonly onChange: (count: number) => void;
}

/** The number of rounds of the day, without the final. */
export function RoundsField({ count, least, onChange }: RoundsFieldProps) {
  const { t } = useTranslation();
  const counts = Array.from({ length: MAX_ROUNDS + 1 - least }, (_, index) => String(least + index));
  return (
    <Choice
      label={t("seating-day.rounds")}
      value={String(count)}
      options={counts.map((value) => ({ value, label: value }))}
      onChange={(value) => onChange(Number(value))}
    />
  );
}
