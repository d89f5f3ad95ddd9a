import type { SetCatalogue } from "../../generated/published";
import type { LimitedFormat } from "./limited-format";
import { publishedFormat } from "./published-formats";

/** Selectable formats: two published ones and the user's custom format. */
export const PRESETS = ["two-player", "v5", "custom"] as const;
export type Preset = (typeof PRESETS)[number];

export function isPreset(value: string): value is Preset {
  return PRESETS.some((preset) => preset === value);
}

/** The format of the two-player decks is published with its product, which no source has yet. */
export function hasTwoPlayer({ formats = [] }: SetCatalogue): boolean {
  return formats.some(({ id }) => id === "two-player");
}

/** The format of a preset; "custom" is the user's. */
export function formatOf(preset: string, custom: LimitedFormat, catalogue: SetCatalogue): LimitedFormat {
  return preset === "v5" || preset === "two-player" ? publishedFormat(catalogue, preset) : custom;
}
