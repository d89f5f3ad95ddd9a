import { memo } from "react";
import { useTranslation } from "../../../i18n/translation";
import { FieldRow } from "../../../ui/form/field-row";
import { Select } from "../../../ui/form/select";

interface VotesFieldProps {
  readonly votes: number | "any";
  readonly onChange: (votes: number | "any") => void;
}

/** Votes of a vampire's title: any, none, or a minimum. */
export const VotesField = memo(function VotesField({ votes, onChange }: VotesFieldProps) {
  const { t } = useTranslation();
  const options = [
    { value: "any", label: t("search.any") },
    { value: "0", label: t("search.votes-none") },
    ...[1, 2, 3, 4].map((min) => ({ value: String(min), label: `${min}+` })),
  ];
  return (
    <FieldRow label={t("search.votes")}>
      <Select
        label={t("search.votes")}
        value={String(votes)}
        options={options}
        onChange={(value) => onChange(value === "any" ? "any" : Number(value))}
      />
    </FieldRow>
  );
});
