import type { CryptCard } from "../../card/card";
import type { CryptContext } from "../card-base";
import { column } from "../column";
import { CLAN_TOKENS, CLAN_VALUES, clanOrPathLabel, clanOrPathValues } from "../shared/clan-or-path";
import { listFilter } from "../shared/list";

const VALUES = column((card: CryptCard) => clanOrPathValues([card.clan], card.path));

/** Clan, creed or path of a vampire. */
export const clanFilter = listFilter<CryptContext>({
  key: "clan",
  keywords: ["clan", "cl", "creed", "path"],
  known: CLAN_VALUES,
  logics: ["or", "and", "not"],
  phrase: "clan",
  tokens: CLAN_TOKENS,
  label: clanOrPathLabel,
  members: (value, { base }) => VALUES.members(base.cards, value),
});
