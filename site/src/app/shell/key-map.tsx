import { setPreferences, usePreferences } from "../../data/preferences";
import { useTranslation } from "../../i18n/translation";
import { Dialog } from "../../ui/dialog";
import { ShortcutList } from "../../ui/shortcut-list";
import { Switch } from "../../ui/switch";

/** All shortcuts of the site, and the switch for those that are a single character. */
export function KeyMap({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { shortcuts } = usePreferences();
  return (
    <Dialog title={t("display.keys")} reading size="xs" closeLabel={t("common.close")} onClose={onClose}>
      <ShortcutList />
      <Switch
        label={t("display.single-keys")}
        hint={t("display.single-keys-hint")}
        on={shortcuts}
        onChange={(on) => setPreferences({ shortcuts: on })}
      />
    </Dialog>
  );
}
