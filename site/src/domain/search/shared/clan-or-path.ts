import { CLANS, CREEDS, FORMER_CLAN_NAMES } from "../../card/clans";
import { PATHS, pathLabel } from "../../card/paths";
import { vocabulary } from "../read";

/** Special values of the field: no path, and (library) neither clan nor path. */
export const NO_PATH = "no path";
export const NOT_REQUIRED = "not required";

/** Message keys of the special values. */
export const CLAN_TOKENS = { [NO_PATH]: "no-path", [NOT_REQUIRED]: "not-required" };

const CLAN_NAMES = vocabulary([...CLANS, ...CREEDS]);
const PATH_NAMES = vocabulary(PATHS);

/** All valid values in lower case, with former names (docs/rules/search.md §1.2). */
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

/** The values that match a card with these clans and this path. */
export function clanOrPathValues(clans: readonly string[], path: string): readonly string[] {
  const names = clans.map((clan) => clan.toLowerCase());
  if (path !== "") return [...names, path.toLowerCase()];
  return clans.length > 0 ? [...names, NO_PATH] : [NO_PATH, NOT_REQUIRED];
}
