import { offerTaggedOnly, useTaggedOnly } from "../../data/limited-decks";
import { usePreferences } from "../../data/preferences";
import { tagOfPreset } from "../../domain/limited/preset-tag";
import { useTranslation } from "../../i18n/translation";
import { Button } from "../../ui/button";
import { FieldRow } from "../../ui/form/field-row";
import { Switch } from "../../ui/switch";
import { PresetSelect } from "./preset-select";
import { setLimitedMode, usePresets } from "./use-limited";

/** Limited format settings of this device, which take effect at once. */
export function LimitedSettings({ onManage }: { readonly onManage: () => void }) {
  const { t } = useTranslation();
  const { limitedMode, limitedPreset } = usePreferences();
  const taggedOnly = useTaggedOnly();
  const presets = usePresets();
  const tag = tagOfPreset(limitedPreset);
  return (
    <>
      <Switch
        label={t("limited.mode")}
        hint={t("limited.mode-hint")}
        on={limitedMode}
        onChange={setLimitedMode}
      />
      <FieldRow label={t("limited.title")}>
        <PresetSelect none />
      </FieldRow>
      {!presets?.includes("two-player") && (
        // Its space is reserved until the formats are known.
        <p style={{ visibility: presets ? "visible" : "hidden" }}>{t("limited.no-two-player")}</p>
      )}
      {tag !== undefined && (
        <Switch
          label={t("limited.tagged-only", { tag })}
          hint={t("limited.tagged-only-hint")}
          on={taggedOnly && limitedMode}
          disabled={!limitedMode}
          onChange={offerTaggedOnly}
        />
      )}
      <div>
        <Button onClick={onManage}>{t("limited.manage")}</Button>
      </div>
    </>
  );
}
