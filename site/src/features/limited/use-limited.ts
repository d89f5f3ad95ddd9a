import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { setsOptions } from "../../data/card-data";
import { getOwnFormat, saveOwnFormat, useOwnFormat } from "../../data/limited-format";
import { getPreferences, setPreferences, usePreferences } from "../../data/preferences";
import { EMPTY_FORMAT, type LimitedFormat, poolOf } from "../../domain/limited/limited-format";
import { formatOf, hasTwoPlayer, PRESETS, type Preset } from "../../domain/limited/presets";
import { setCardPool } from "../../ui/card/card-pool";

/** Provides the card pool to lists before the first one renders; until the sets are known no card is in. */
export function initLimited(): void {
  const { limitedMode, limitedPreset } = getPreferences();
  if (limitedMode) setCardPool(poolOf(limitedPreset === "custom" ? getOwnFormat() : EMPTY_FORMAT));
}

/** Updates the card pool when a setting or the custom format changes, and with the published formats. */
export function useLimitedPool(): void {
  const { limitedMode, limitedPreset } = usePreferences();
  const own = useOwnFormat();
  const { data: catalogue } = useQuery({ ...setsOptions(), throwOnError: false });
  useEffect(() => {
    if (!limitedMode) return setCardPool(undefined);
    if (limitedPreset === "custom") setCardPool(poolOf(own));
    else if (catalogue) setCardPool(poolOf(formatOf(limitedPreset, own, catalogue)));
  }, [limitedMode, limitedPreset, own, catalogue]);
  useEffect(() => () => setCardPool(undefined), []);
}

/** Selectable formats; undefined until it is known whether there are two-player decks. */
export function usePresets(): readonly Preset[] | undefined {
  // The rest of the page does not need the sets.
  const { data } = useQuery({ ...setsOptions(), throwOnError: false });
  return data && PRESETS.filter((preset) => preset !== "two-player" || hasTwoPlayer(data));
}

/** The mode needs a format; without a choice it starts with Fifth Edition. */
export function setLimitedMode(limitedMode: boolean): void {
  const { limitedPreset } = getPreferences();
  setPreferences({ limitedMode, limitedPreset: limitedMode && limitedPreset === "" ? "v5" : limitedPreset });
}

/** Without a format the mode ends. */
export function setLimitedPreset(limitedPreset: Preset | ""): void {
  setPreferences({ limitedPreset, ...(limitedPreset === "" && { limitedMode: false }) });
}

/** Saves a format as the custom one and selects it. */
export function chooseOwn(format: LimitedFormat): void {
  saveOwnFormat(format);
  setPreferences({ limitedPreset: "custom" });
}
