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
      <Choice
        name="theme"
        legend={t("display.theme")}
        options={THEMES.map((theme) => [theme, t(`shell.theme-${theme}`)])}
        value={preferences.theme}
        onChange={(theme) => setPreferences({ theme })}
      />
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
      <Choice
        name="icons"
        legend={t("display.symbols")}
        options={[
          [true, t("display.icons")],
          [false, t("display.letters")],
        ]}
        value={preferences.icons}
        onChange={(icons) => setPreferences({ icons })}
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

interface ChoiceProps<Value> {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly (readonly [Value, string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A preference with a few values, side by side. */
function Choice<Value>({ name, legend, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {options.map(([option, label]) => (
        <label key={label} className={styles.option}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
