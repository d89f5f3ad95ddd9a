import { usePreferences } from "../../data/preferences";
import { isPreset, type Preset } from "../../domain/limited/presets";
import { useTranslation } from "../../i18n/translation";
import { Select } from "../../ui/form/select";
import { setLimitedPreset, usePresets } from "./use-limited";

/** Selects the limited format, or none, which ends the mode, if that is allowed. */
export function PresetSelect({ none = false }: { readonly none?: boolean }) {
  const { t } = useTranslation();
  const { limitedPreset } = usePreferences();
  const presets = usePresets() ?? [];
  const chosen = isPreset(limitedPreset) ? limitedPreset : "";
  const offered: readonly (Preset | "")[] = none || chosen === "" ? ["", ...presets] : presets;
  return (
    <Select
      label={t("limited.title")}
      value={chosen}
      options={offered.map((value) => ({ value, label: t(`limited.preset-${value || "none"}`) }))}
      onChange={setLimitedPreset}
    />
  );
}
