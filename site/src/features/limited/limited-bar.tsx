import { Settings2 } from "lucide";
import { usePreferences } from "../../data/preferences";
import { useTranslation } from "../../i18n/translation";
import { IconButton } from "../../ui/button";
import { ToggleButton } from "../../ui/form/toggle-button";
import { Icon } from "../../ui/icon";
import { PresetSelect } from "./preset-select";
import { setLimitedMode, useLimitedPool } from "./use-limited";

/** Limited mode in the top bar: toggle, format, and its management. */
export function LimitedBar({ onManage }: { readonly onManage: () => void }) {
  const { t } = useTranslation();
  const { limitedMode } = usePreferences();
  useLimitedPool();
  return (
    <>
      <ToggleButton
        pressed={limitedMode}
        label={t("limited.mode")}
        onToggle={() => setLimitedMode(!limitedMode)}
      >
        {t("limited.short")}
      </ToggleButton>
      <PresetSelect />
      <IconButton label={t("limited.manage")} icon={<Icon of={Settings2} size={18} />} onClick={onManage} />
    </>
  );
}
