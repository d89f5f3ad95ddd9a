import { CLAN_VALUES, clanOrPathLabel, NO_PATH, NOT_REQUIRED } from "../../search/shared/clan-or-path";
import { listFilter } from "../../search/shared/list";
import type { ArchiveContext } from "./context";

const TOKENS: readonly string[] = [NO_PATH, NOT_REQUIRED];

/** Main clan or path of the crypt. A deck without one matches NOT. */
export const mainClanFilter = listFilter<number, ArchiveContext>({
  key: "clan",
  known: new Map([...CLAN_VALUES].filter(([value]) => !TOKENS.includes(value))),
  logics: ["or", "not"],
  phrase: "clan",
  tokens: {},
  label: clanOrPathLabel,
  test(value, { archive: { facts } }) {
    const number = facts.clanNames.findIndex((name) => name.toLowerCase() === value);
    return (deck) => facts.clans[deck] === number;
  },
});
