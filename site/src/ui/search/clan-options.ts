import { CLANS, CREEDS } from "../../domain/card/clans";
import { PATHS } from "../../domain/card/paths";
import { NO_PATH, NOT_REQUIRED } from "../../domain/search/shared/clan-or-path";
import type { Translate } from "../../i18n/translation";
import { gameTerm } from "../card/game-term";
import type { ComboboxOption } from "../form/combobox-state";

const named = (name: string): ComboboxOption => ({ value: name.toLowerCase(), label: name });

function paths(t: Translate): readonly ComboboxOption[] {
  return [
    { value: NO_PATH, label: t("search.no-path") },
    ...PATHS.map((path) => ({
      value: path.toLowerCase(),
      label: gameTerm(t, "path", path),
      search: path,
    })),
  ];
}

/** For vampires: no path, paths, clans, creeds (docs/rules/search.md §8.2). */
export function clanOptions(t: Translate): readonly ComboboxOption[] {
  return [...paths(t), ...CLANS.map(named), ...CREEDS.map(named)];
}

/** For requirements of library cards. */
export function requiredClanOptions(t: Translate): readonly ComboboxOption[] {
  return [{ value: NOT_REQUIRED, label: t("search.not-required") }, ...clanOptions(t)];
}
