import { column } from "../../search/column";
import { CLAN_VALUES, clanOrPathLabel, NO_PATH, NOT_REQUIRED } from "../../search/shared/clan-or-path";
import { listFilter } from "../../search/shared/list";
import type { ArchiveContext } from "./context";

const TOKENS: readonly string[] = [NO_PATH, NOT_REQUIRED];

const VALUES = column((clan: number) => [clan]);

/** Main clan or path of the crypt. A deck without one matches NOT. */
export const mainClanFilter = listFilter<ArchiveContext>({
  key: "clan",
  keywords: ["clan", "cl", "creed", "path"],
  known: new Map([...CLAN_VALUES].filter(([value]) => !TOKENS.includes(value))),
  logics: ["or", "not"],
  phrase: "clan",
  tokens: {},
  label: clanOrPathLabel,
  members(value, { archive: { facts } }) {
    const number = facts.clanNames.findIndex((name) => name.toLowerCase() === value);
    return VALUES.members(facts.clans, number);
  },
});
