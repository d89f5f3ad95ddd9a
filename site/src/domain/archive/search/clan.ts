import { column } from "../../search/column";
import { CLAN_VALUES, clanOrPathLabel, NO_PATH, NOT_REQUIRED } from "../../search/shared/clan-or-path";
import { listFilter } from "../../search/shared/list";
import type { ArchiveContext } from "./context";

const OF_CARDS: readonly string[] = [NO_PATH, NOT_REQUIRED];

/** The value for decks without a main clan. */
export const SEVERAL_CLANS = "several clans";

const VALUES = column((clan: number) => [clan]);

/** Main clan or path of the crypt. A deck without one has several clans. */
export const mainClanFilter = listFilter<ArchiveContext>({
  key: "clan",
  keywords: ["clan", "cl", "creed", "path"],
  known: new Map([
    [SEVERAL_CLANS, SEVERAL_CLANS],
    ...[...CLAN_VALUES].filter(([value]) => !OF_CARDS.includes(value)),
  ]),
  logics: ["or", "not"],
  phrase: "clan",
  tokens: { [SEVERAL_CLANS]: "several" },
  label: clanOrPathLabel,
  members(value, { archive: { facts } }) {
    const name = value === SEVERAL_CLANS ? "" : value;
    const number = facts.clanNames.findIndex((one) => one.toLowerCase() === name);
    return VALUES.members(facts.clans, number);
  },
});
