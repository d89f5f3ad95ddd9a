import type { DisciplineCode } from "../../../domain/card/card";
import { DISCIPLINES, EXTRA_DISCIPLINES, VIRTUES } from "../../../domain/card/disciplines";
import { useTranslation } from "../../../i18n/translation";
import { FieldBlock } from "../../../ui/form/field-row";
import { DisciplineToggle } from "../../../ui/search/discipline-toggle";
import styles from "../../../ui/search/filters.module.css";

const CODES = [DISCIPLINES, VIRTUES, EXTRA_DISCIPLINES].flatMap((group) => Object.values(group));

interface DisciplinesFieldProps {
  readonly codes: readonly DisciplineCode[];
  readonly onChange: (codes: readonly DisciplineCode[]) => void;
}

/** Disciplines of the library, all of which are required. */
export function DisciplinesField({ codes, onChange }: DisciplinesFieldProps) {
  const { t } = useTranslation();
  const step = (code: DisciplineCode) =>
    onChange(codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code]);
  return (
    <FieldBlock label={t("archive.disciplines")}>
      <div className={styles.disciplines}>
        {CODES.map((code) => (
          <DisciplineToggle
            key={code}
            code={code}
            level={codes.includes(code) ? 1 : undefined}
            onStep={step}
          />
        ))}
      </div>
    </FieldBlock>
  );
}
