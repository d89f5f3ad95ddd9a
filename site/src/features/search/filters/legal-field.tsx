import { memo } from "react";
import { LEGAL_FORMATS, type LegalFormat } from "../../../domain/search/shared/legal";
import { useTranslation } from "../../../i18n/translation";
import { FieldRow } from "../../../ui/form/field-row";
import { Select } from "../../../ui/form/select";

interface LegalFieldProps {
  readonly format: LegalFormat;
  readonly onChange: (format: LegalFormat) => void;
}

/** The format in which the cards may be played. */
export const LegalField = memo(function LegalField({ format, onChange }: LegalFieldProps) {
  const { t } = useTranslation();
  return (
    <FieldRow label={t("search.legal")}>
      <Select
        label={t("search.legal")}
        value={format}
        options={[
          { value: "any", label: t("search.any") },
          ...LEGAL_FORMATS.map((value) => ({ value, label: t(`search.legal-${value}`) })),
        ]}
        onChange={onChange}
      />
    </FieldRow>
  );
});
