import { CLANS, CREEDS, FORMER_CLAN_NAMES } from "../../card/clans";
import { PATHS, pathLabel } from "../../card/paths";
import { vocabulary } from "../read";

/** The two tokens of the field: of no path, and (library) of neither clan nor path. */
export const NO_PATH = "no path";
export const NOT_REQUIRED = "not required";

/** Catalogue keys of the tokens. */
export const CLAN_TOKENS = { [NO_PATH]: "no-path", [NOT_REQUIRED]: "not-required" };

const CLAN_NAMES = vocabulary([...CLANS, ...CREEDS]);
const PATH_NAMES = vocabulary(PATHS);

/** Everything the field understands, in lower case, with former names (docs/rules/search.md §1.2). */
export const CLAN_VALUES: ReadonlyMap<string, string> = new Map([
  ...[NO_PATH, NOT_REQUIRED, ...PATH_NAMES.keys(), ...CLAN_NAMES.keys()].map(
    (value) => [value, value] as const,
  ),
  ...Object.entries(FORMER_CLAN_NAMES),
]);

/** "brujah antitribu" → "Brujah antitribu"; "caine" → "Path of Caine". */
export function clanOrPathLabel(value: string): string {
  const path = PATH_NAMES.get(value);
  return path === undefined ? (CLAN_NAMES.get(value) ?? value) : pathLabel(path);
}

/** Holds a value for a card of these clans and this path? */
export function clanOrPathHolds(value: string, clans: readonly string[], path: string): boolean {
  if (value === NO_PATH) return path === "";
  if (value === NOT_REQUIRED) return path === "" && clans.length === 0;
  return path.toLowerCase() === value || clans.some((clan) => clan.toLowerCase() === value);
}
