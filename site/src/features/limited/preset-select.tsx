import { usePreferences } from "../../data/preferences";
import { isPreset, type Preset } from "../../domain/limited/presets";
import { useTranslation } from "../../i18n/translation";
import { Select } from "../../ui/form/select";
import { setLimitedPreset, usePresets } from "./use-limited";

/** Chooses the limited format; where the mode may end with it, also none. */
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
