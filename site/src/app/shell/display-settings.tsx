import { useNavigate } from "@tanstack/react-router";
import { Keyboard } from "lucide";
import { setPreferences, type Theme, usePreferences } from "../../data/preferences";
import { session } from "../../data/session";
import { useStore } from "../../data/store";
import type { Language } from "../../domain/language";
import { useTranslation } from "../../i18n/translation";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Switch } from "../../ui/switch";
import { ModeSwitch } from "../inventory/mode-switch";
import { LimitedSettings } from "../limited/limited-settings";
import { PlaytestModeSwitch } from "../playtest/mode-switch";
import { DeviceSettings } from "./device-settings";
import styles from "./display-settings.module.css";
import { LanguageSelect } from "./language-select";

const THEMES: readonly Theme[] = ["system", "dark", "light"];

interface DisplaySettingsProps {
  readonly onKeys: () => void;
  /** undefined: limited formats are shown elsewhere. */
  readonly onLimited?: () => void;
}

/** Theme, languages and pictures on this device; every choice applies at once. */
export function DisplaySettings({ onKeys, onLimited }: DisplaySettingsProps) {
  const { t } = useTranslation();
  const preferences = usePreferences();
  const navigate = useNavigate();
  const signedIn = useStore(session) !== "out";
  const chooseLanguage = (change: { language: Language } | { cardLanguage: Language }) => {
    setPreferences(change);
    // Removes the language from the URL.
    void navigate({
      to: ".",
      search: ({ lang: _, ...others }) => others,
      // The dialog stays open.
      state: true,
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <div className={styles.settings}>
      <ThemeChoice theme={preferences.theme} />
      <LanguageSelect
        label={t("display.language")}
        value={preferences.language}
        onChange={(language) => chooseLanguage({ language })}
      />
      <LanguageSelect
        label={t("display.card-language")}
        value={preferences.cardLanguage}
        onChange={(cardLanguage) => chooseLanguage({ cardLanguage })}
      />
      {signedIn && <ModeSwitch />}
      <PlaytestModeSwitch />
      <Switch
        label={t("display.show-image")}
        hint={t("display.show-image-hint")}
        on={preferences.showImage}
        onChange={(showImage) => setPreferences({ showImage })}
      />
      <Switch
        label={t("display.legacy-images")}
        hint={t("display.legacy-images-hint")}
        on={preferences.legacyImages}
        onChange={(legacyImages) => setPreferences({ legacyImages })}
      />
      <DeviceSettings />
      <Button className={styles.keys} onClick={onKeys}>
        <Icon of={Keyboard} size={18} /> {t("display.keys")}
      </Button>
      {/* Last, because it loads later and would move what is below. */}
      {onLimited && <LimitedSettings onManage={onLimited} />}
    </div>
  );
}

function ThemeChoice({ theme }: { readonly theme: Theme }) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.themes}>
      <legend>{t("display.theme")}</legend>
      {THEMES.map((choice) => (
        <label key={choice} className={styles.theme}>
          <input
            type="radio"
            name="theme"
            className="visually-hidden"
            checked={choice === theme}
            onChange={() => setPreferences({ theme: choice })}
          />
          <span>{t(`shell.theme-${choice}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
