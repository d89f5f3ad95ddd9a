import { FlaskConical } from "lucide";
import { setPlaytestMode, usePlaytestMode } from "../../data/playtest/playtest-mode";
import { usePlaytestRole } from "../../data/playtest/playtest-role";
import { useTranslation } from "../../i18n/translation";
import { IconButton } from "../../ui/button";
import { Icon } from "../../ui/icon";

/** Turns playtest mode on and off in the bar at the top, for users of the playtest only. */
export function PlaytestModeButton() {
  const { t } = useTranslation();
  const on = usePlaytestMode();
  if (usePlaytestRole() === "none") return null;
  return (
    <IconButton
      label={t("playtest-mode.name")}
      icon={<Icon of={FlaskConical} size={18} />}
      aria-pressed={on}
      onClick={() => setPlaytestMode(!on)}
    />
  );
}
