import { useState } from "react";
import { type Share, shareBands } from "../../../domain/archive/search/card-types";
import { SHARED_TYPES, type SharedType } from "../../../domain/card/card-types";
import { type Translate, useTranslation } from "../../../i18n/translation";
import { gameTerm } from "../../../ui/card/game-term";
import { FieldBlock, FieldRow } from "../../../ui/form/field-row";
import form from "../../../ui/form/form.module.css";
import { Select } from "../../../ui/form/select";
import { ToggleButton } from "../../../ui/form/toggle-button";
import styles from "../../../ui/search/filters.module.css";
import own from "../archive.module.css";

interface SharesFieldProps {
  readonly shares: readonly Share[];
  readonly onChange: (shares: readonly Share[]) => void;
}

/** Shares of card types in the library: preset bands, or any percentages. */
export function SharesField({ shares, onChange }: SharesFieldProps) {
  const { t } = useTranslation();
  const [custom, setCustom] = useState(false);
  const put = (type: SharedType, next: Share | undefined) =>
    onChange(
      SHARED_TYPES.flatMap((one) =>
        one === type ? (next ?? []) : (shares.find((share) => share.type === one) ?? []),
      ),
    );
  return (
    <FieldBlock label={t("archive.types")}>
      {SHARED_TYPES.map((type) => {
        const share = shares.find((one) => one.type === type);
        const Field = custom ? CustomShare : PresetShare;
        return <Field key={type} type={type} share={share} onChange={(next) => put(type, next)} />;
      })}
      <div className={styles.choices}>
        <ToggleButton pressed={custom} onToggle={() => setCustom(!custom)}>
          {t("archive.custom")}
        </ToggleButton>
      </div>
    </FieldBlock>
  );
}

interface ShareProps {
  readonly type: SharedType;
  readonly share: Share | undefined;
  readonly onChange: (share: Share | undefined) => void;
}

function PresetShare({ type, share, onChange }: ShareProps) {
  const { t } = useTranslation();
  const name = gameTerm(t, "type", type);
  const bands = shareBands(type);
  const known = !share || bands.some(([min, max]) => min === share.min && max === share.max);
  const offered = known ? bands : [...bands, [share.min, share.max] as const];
  return (
    <FieldRow label={name}>
      <Select
        label={name}
        value={share ? `${share.min},${share.max}` : ""}
        options={[
          { value: "", label: t("search.any") },
          ...offered.map(([min, max]) => ({
            value: `${min},${max}`,
            label: bandWords(t, min, max),
          })),
        ]}
        onChange={(value) => {
          const band = offered.find(([min, max]) => `${min},${max}` === value);
          onChange(band && { type, min: band[0], max: band[1] });
        }}
      />
    </FieldRow>
  );
}

function bandWords(t: Translate, min: number, max: number): string {
  if (max === 0) return t("archive.share-none");
  if (max === 100) return t("archive.share-above", { min });
  return min === 0 ? t("archive.share-below", { max }) : t("archive.share-between", { min, max });
}

function CustomShare({ type, share, onChange }: ShareProps) {
  const { t } = useTranslation();
  const name = gameTerm(t, "type", type);
  const put = (min: number, max: number) =>
    onChange(min === 0 && max === 100 ? undefined : { type, min, max });
  const number = (label: string, value: number, change: (percent: number) => void) => (
    <input
      type="number"
      className={`${form.input} ${own.number}`}
      aria-label={label}
      min={0}
      max={100}
      value={value}
      onChange={({ target }) => {
        const percent = Math.trunc(target.valueAsNumber);
        if (percent >= 0 && percent <= 100) change(percent);
      }}
    />
  );
  const { min, max } = share ?? { min: 0, max: 100 };
  return (
    <FieldRow label={name}>
      <div className={styles.line}>
        {number(t("archive.least", { type: name }), min, (next) => put(next, Math.max(next, max)))}
        {number(t("archive.most", { type: name }), max, (next) => put(Math.min(min, next), next))}
      </div>
    </FieldRow>
  );
}
