import { useTranslation } from "../../i18n/translation";
import { Switch } from "../../ui/switch";
import { useModeSetting } from "./use-mode-setting";

/** The inventory mode among the display settings. */
export function ModeSwitch() {
  const { t } = useTranslation();
  const { on, fixed, set } = useModeSetting();
  return (
    <Switch
      label={t("display.inventory-mode")}
      hint={t("display.inventory-mode-hint")}
      on={on}
      disabled={fixed}
      onChange={set}
    />
  );
}
