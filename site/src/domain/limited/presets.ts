import type { SetCatalogue } from "../../generated/published";
import { asCardId } from "../card/ids";
import type { LimitedFormat } from "./limited-format";

/** Selectable formats: two presets and the user's custom format. */
export const PRESETS = ["two-player", "v5", "custom"] as const;
export type Preset = (typeof PRESETS)[number];

export function isPreset(value: string): value is Preset {
  return PRESETS.some((preset) => preset === value);
}

/** Set of the two-player decks. No source has its cards yet, so the preset requires a product with this code. */
const TWO_PLAYER_SET = "2P";

export function hasTwoPlayer(catalogue: SetCatalogue): boolean {
  return Object.hasOwn(catalogue.sets, TWO_PLAYER_SET);
}

const TWO_PLAYER = format([TWO_PLAYER_SET], []);

/**
 * Fifth Edition and compatible sets. Cards of older sets reprinted as promos are allowed individually; of the later
 * sets only Echoes of Gehenna is excluded.
 */
const V5 = format(
  ["30th", "FoL", "NB", "NB2", "NB3", "SoB", "SV5", "V5", "V5A", "V5C"],
  [
    200076, 201525, 201527, 201528, 201616, 201617, 201618, 201619, 201621, 201633, 201654, 100018, 100046,
    100073, 100266, 100332, 100408, 100526, 100713, 100714, 100716, 100723, 101013, 101019, 101067, 101156,
    101192, 101214, 101262, 101297, 101717, 102020, 102023, 102088,
  ],
);

/** The format of a preset; "custom" is the user's. */
export function formatOf(preset: string, custom: LimitedFormat): LimitedFormat {
  switch (preset) {
    case "two-player":
      return TWO_PLAYER;
    case "v5":
      return V5;
    default:
      return custom;
  }
}

function format(sets: readonly string[], allowed: readonly number[]): LimitedFormat {
  return {
    sets: new Set(sets),
    allowed: new Set(allowed.flatMap((id) => asCardId(id) ?? [])),
    banned: new Set(),
  };
}
