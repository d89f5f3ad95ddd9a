import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { setsOptions } from "../../data/card-data";
import { getOwnFormat, saveOwnFormat, useOwnFormat } from "../../data/limited-format";
import { getPreferences, setPreferences, usePreferences } from "../../data/preferences";
import { type LimitedFormat, poolOf } from "../../domain/limited/limited-format";
import { formatOf, hasTwoPlayer, PRESETS, type Preset } from "../../domain/limited/presets";
import { setCardPool } from "../../ui/card/card-pool";

/** Tells lists of cards what may be played, before the first of them is shown. */
export function beginLimited(): void {
  const { limitedMode, limitedPreset } = getPreferences();
  if (limitedMode) setCardPool(poolOf(formatOf(limitedPreset, getOwnFormat())));
}

/** Tells them again whenever a choice or the visitor's own format changes. */
export function useLimitedPool(): void {
  const { limitedMode, limitedPreset } = usePreferences();
  const own = useOwnFormat();
  useEffect(() => {
    setCardPool(limitedMode ? poolOf(formatOf(limitedPreset, own)) : undefined);
  }, [limitedMode, limitedPreset, own]);
  useEffect(() => () => setCardPool(undefined), []);
}

/** The formats to choose from; undefined until it is known whether there are two-player decks. */
export function usePresets(): readonly Preset[] | undefined {
  // What else stands on the screen does not need the sets.
  const { data } = useQuery({ ...setsOptions(), throwOnError: false });
  return data && PRESETS.filter((preset) => preset !== "two-player" || hasTwoPlayer(data));
}

/** The mode needs a format: whoever has not chosen one begins with Fifth Edition. */
export function setLimitedMode(limitedMode: boolean): void {
  const { limitedPreset } = getPreferences();
  setPreferences({ limitedMode, limitedPreset: limitedMode && limitedPreset === "" ? "v5" : limitedPreset });
}

/** Without a format there is no mode. */
export function setLimitedPreset(limitedPreset: Preset | ""): void {
  setPreferences({ limitedPreset, ...(limitedPreset === "" && { limitedMode: false }) });
}

/** Keeps a format as one's own, and chooses it. */
export function chooseOwn(format: LimitedFormat): void {
  saveOwnFormat(format);
  setPreferences({ limitedPreset: "custom" });
}
