import { Package } from "lucide";
import { useTranslation } from "../../i18n/translation";
import { IconButton } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { useModeSetting } from "./use-mode-setting";

/** Turns inventory mode on and off, in the bar at the top. */
export function ModeButton() {
  const { t } = useTranslation();
  const { on, fixed, set } = useModeSetting();
  return (
    <IconButton
      label={t("display.inventory-mode")}
      icon={<Icon of={Package} size={18} />}
      aria-pressed={on}
      disabled={fixed}
      onClick={() => set(!on)}
    />
  );
}
