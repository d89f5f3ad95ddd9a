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
  const known = !share || bands.some(([least, most]) => least === share.least && most === share.most);
  const offered = known ? bands : [...bands, [share.least, share.most] as const];
  return (
    <FieldRow label={name}>
      <Select
        label={name}
        value={share ? `${share.least},${share.most}` : ""}
        options={[
          { value: "", label: t("search.any") },
          ...offered.map(([least, most]) => ({
            value: `${least},${most}`,
            label: bandWords(t, least, most),
          })),
        ]}
        onChange={(value) => {
          const band = offered.find(([least, most]) => `${least},${most}` === value);
          onChange(band && { type, least: band[0], most: band[1] });
        }}
      />
    </FieldRow>
  );
}

function bandWords(t: Translate, least: number, most: number): string {
  if (most === 0) return t("archive.share-none");
  if (most === 100) return t("archive.share-above", { least });
  return least === 0 ? t("archive.share-below", { most }) : t("archive.share-between", { least, most });
}

function CustomShare({ type, share, onChange }: ShareProps) {
  const { t } = useTranslation();
  const name = gameTerm(t, "type", type);
  const put = (least: number, most: number) =>
    onChange(least === 0 && most === 100 ? undefined : { type, least, most });
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
  const { least, most } = share ?? { least: 0, most: 100 };
  return (
    <FieldRow label={name}>
      <div className={styles.line}>
        {number(t("archive.least", { type: name }), least, (next) => put(next, Math.max(next, most)))}
        {number(t("archive.most", { type: name }), most, (next) => put(Math.min(least, next), next))}
      </div>
    </FieldRow>
  );
}
