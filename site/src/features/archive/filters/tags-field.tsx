import { TAG_STRENGTHS, type WantedTag } from "../../../domain/archive/search/tags";
import { DECK_TAGS } from "../../../domain/deck/facts/card-tags";
import { useTranslation } from "../../../i18n/translation";
import { FieldBlock, FieldRow } from "../../../ui/form/field-row";
import { Select, type SelectOption } from "../../../ui/form/select";

interface TagsFieldProps {
  readonly wanted: readonly WantedTag[];
  readonly onChange: (wanted: readonly WantedTag[]) => void;
}

/** Tags of the deck: any strength, superior, base, or absent. */
export function TagsField({ wanted, onChange }: TagsFieldProps) {
  const { t } = useTranslation();
  const options: readonly SelectOption<WantedTag["strength"] | "">[] = [
    { value: "", label: t("search.any") },
    ...TAG_STRENGTHS.map((strength) => ({ value: strength, label: t(`archive.tag.${strength}`) })),
  ];
  return (
    <FieldBlock label={t("archive.tag-field")}>
      {DECK_TAGS.map((tag) => (
        <FieldRow key={tag} label={tag}>
          <Select
            label={tag}
            value={wanted.find((one) => one.tag === tag)?.strength ?? ""}
            options={options}
            onChange={(strength) =>
              onChange(
                DECK_TAGS.flatMap((one) => {
                  if (one === tag) return strength === "" ? [] : [{ tag, strength }];
                  return wanted.find((other) => other.tag === one) ?? [];
                }),
              )
            }
          />
        </FieldRow>
      ))}
    </FieldBlock>
  );
}
