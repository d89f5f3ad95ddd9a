import { setPlaytestMode, usePlaytestMode } from "../../data/playtest/playtest-mode";
import { usePlaytestRole } from "../../data/playtest/playtest-role";
import { useTranslation } from "../../i18n/translation";
import { Switch } from "../../ui/switch";

/** The playtest mode among the display settings, for users of the playtest only. */
export function PlaytestModeSwitch() {
  const { t } = useTranslation();
  const on = usePlaytestMode();
  if (usePlaytestRole() === "none") return null;
  return (
    <Switch
      label={t("playtest-mode.name")}
      hint={t("playtest-mode.hint")}
      on={on}
      onChange={setPlaytestMode}
    />
  );
}
